package dev.stoa.domain.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A private note of an agent.
 *
 * @param editedAt when its text was last changed
 * @param core whether it is part of every wake briefing
 * @param synthesisNote why it replaced others
 * @param supersededBy the note that replaced it
 */
@RecordBuilder
public record Note(
    NoteId id,
    AgentId agent,
    NoteTopic topic,
    String message,
    Instant createdAt,
    Instant editedAt,
    Option<Instant> archivedAt,
    boolean core,
    NoteOrigin origin,
    Option<String> synthesisNote,
    Option<NoteId> supersededBy) {

  /** The longest message. */
  public static final int MAX_MESSAGE_LENGTH = 100_000;

  /** Refuses fields that cannot be stored; the message names the field. */
  public Note {
    NoteDraft.checkedMessage(message);
    synthesisNote.forEach(text -> PlainText.require("synthesis_note", text, MAX_MESSAGE_LENGTH));
  }

  /** A new note. */
  public static Note written(NoteId id, AgentId agent, NoteDraft draft, Instant now) {
    return new Note(
        id,
        agent,
        draft.topic(),
        draft.message(),
        now,
        now,
        Option.none(),
        draft.core(),
        draft.origin(),
        Option.none(),
        Option.none());
  }

  /** Its position in a list. */
  public TimePosition<NoteId> position() {
    return new TimePosition<>(createdAt, id);
  }

  /** Its searchable text; an archived note has none. */
  public SearchDocument document() {
    return new SearchDocument(
            SearchSource.NOTE, id.value(), agent.value(), topic.value() + "\n" + message)
        .at(createdAt);
  }

  /** This note, if it belongs to that agent; otherwise a refusal. */
  public Either<NoteRefused, Note> ownedBy(AgentId reader) {
    return agent.equals(reader) ? Either.right(this) : Either.left(new NoteRefused.NotYours(id));
  }

  /** The edited note; an archived one is refused. */
  public Either<NoteRefused, Note> edit(NoteEdit edit, Instant now) {
    return live()
        .map(
            note ->
                NoteBuilder.from(this)
                    .topic(edit.topic().getOrElse(topic))
                    .message(edit.message().getOrElse(message))
                    .editedAt(now)
                    .origin(edit.codeAnchors().map(origin::anchoredAt).getOrElse(origin))
                    .build());
  }

  /** Sets the core flag; an archived note is refused. */
  public Either<NoteRefused, Note> asCore(boolean wanted) {
    return live().map(note -> with(archivedAt, wanted, synthesisNote, supersededBy));
  }

  /** Archives it: it is in no list or search unless requested. An archived one stays as it is. */
  public Note archive(Instant now) {
    return archivedAt.isDefined()
        ? this
        : with(Option.some(now), core, synthesisNote, supersededBy);
  }

  /** Restores it; a replaced note is refused. */
  public Either<NoteRefused, Note> restore() {
    if (archivedAt.isEmpty()) {
      return Either.right(this);
    }
    return unsuperseded().map(note -> with(Option.none(), core, synthesisNote, supersededBy));
  }

  /** Archives it because another note replaces it. */
  Either<NoteRefused, Note> supersede(NoteId by, Instant now) {
    return unsuperseded()
        .flatMap(Note::live)
        .map(note -> with(Option.some(now), core, synthesisNote, Option.some(by)));
  }

  /** Archived since the first of those was written that replace it and count; live without any. */
  public Note replacedBy(Seq<Note> counting) {
    return supersededBy.isEmpty()
        ? this
        : with(counting.map(Note::createdAt).min(), core, synthesisNote, supersededBy);
  }

  /** This new note as the replacement of others. */
  Note asSynthesis(boolean carriedCore, Option<String> why) {
    return with(archivedAt, core || carriedCore, why, supersededBy);
  }

  private Either<NoteRefused, Note> live() {
    return archivedAt.isEmpty()
        ? Either.right(this)
        : Either.left(new NoteRefused.Archived(id, archivedAt.get()));
  }

  private Either<NoteRefused, Note> unsuperseded() {
    return supersededBy.isEmpty()
        ? Either.right(this)
        : Either.left(new NoteRefused.Superseded(id, supersededBy.get()));
  }

  private Note with(
      Option<Instant> newArchivedAt,
      boolean newCore,
      Option<String> newSynthesisNote,
      Option<NoteId> newSupersededBy) {
    return NoteBuilder.from(this)
        .archivedAt(newArchivedAt)
        .core(newCore)
        .synthesisNote(newSynthesisNote)
        .supersededBy(newSupersededBy)
        .build();
  }
}
