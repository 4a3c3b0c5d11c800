package dev.stoa.application.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of replacing notes by one; requires an open write unit. */
final class ReplaceNotes {

  private final Notes notes;
  private final FindNote find;
  private final StoreNotes keep;
  private final NoteSupersessions supersessions;

  ReplaceNotes(Notes notes, FindNote find, StoreNotes keep, NoteSupersessions supersessions) {
    this.supersessions = supersessions;
    this.notes = notes;
    this.find = find;
    this.keep = keep;
  }

  Either<NoteRefused, Replacement> replace(Seq<String> others, Note fresh, Option<String> why) {
    Seq<String> named = others.distinct();
    if (named.size() > Replacement.MAX_REPLACED) {
      return Either.left(new NoteRefused.TooManyReplaced(named.size()));
    }
    return found(fresh.agent(), named)
        .flatMap(this::locked)
        .flatMap(held -> Replacement.of(fresh, held, why))
        .peek(keep::replace)
        .peek(supersessions::replaced);
  }

  private Either<NoteRefused, Seq<NoteId>> found(AgentId agent, Seq<String> named) {
    Seq<NoteId> ids = Vector.empty();
    for (String reference : named) {
      Either<NoteRefused, Note> note = find.find(agent, reference);
      if (note.isLeft()) {
        return Either.left(note.getLeft());
      }
      ids = ids.append(note.get().id());
    }
    return Either.right(ids.distinct());
  }

  /** In id order, so that concurrent replacements cannot deadlock. */
  private Either<NoteRefused, Seq<Note>> locked(Seq<NoteId> ids) {
    Map<NoteId, Note> held = notes.lock(ids).toMap(Note::id, note -> note);
    return ids.find(id -> !held.containsKey(id))
        .<Either<NoteRefused, Seq<Note>>>map(
            removed -> Either.left(new NoteRefused.Unknown(removed.value())))
        .getOrElse(() -> Either.right(ids.flatMap(held::get)));
  }
}
