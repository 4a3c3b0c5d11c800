package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.RelatedNote;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** How notes are shown. */
final class NoteView {

  private static final int TEXT_WIDTH = 60;

  private NoteView() {}

  /** Notes, a line each, by the end of their ids. */
  static Table listed(Seq<Note> notes) {
    return Table.of("id", "topic", "message", "core", "written", "archived")
        .rows(
            notes,
            note ->
                new Object[] {
                  note.id().brief(),
                  note.topic(),
                  Printable.shortened(note.message(), TEXT_WIDTH),
                  note.core() ? "yes" : "",
                  Instants.text(note.createdAt()),
                  text(note.archivedAt()).getOrNull()
                });
  }

  /** Everything about one note, a line for each thing. */
  static Table whole(Note note) {
    return Table.of("field", "value")
        .row("note_id", note.id())
        .row("topic", note.topic())
        .row("message", note.message())
        .row("core", note.core() ? "yes" : "no")
        .row("created_at", Instants.text(note.createdAt()))
        .row("edited_at", Instants.text(note.editedAt()))
        .row("archived_at", text(note.archivedAt()).getOrElse("-"))
        .row("source", note.origin().source())
        .row("channel_id", note.origin().channel().map(ChannelId::value).getOrElse("-"))
        .row("code_anchors", note.origin().codeAnchors().getOrElse("-"))
        .row("synthesis_note", note.synthesisNote().getOrElse("-"))
        .row("superseded_by", note.supersededBy().map(NoteId::value).getOrElse("-"));
  }

  /** A chain in the order of time, the note itself marked. */
  static Table chain(NoteChain chain) {
    return chain
        .predecessors()
        .reverse()
        .append(chain.note())
        .appendAll(chain.successors())
        .foldLeft(
            Table.of("", "id", "message", "why", "written"),
            (table, note) ->
                table.row(
                    note.id().equals(chain.note().id()) ? ">" : "",
                    note.id().brief(),
                    Printable.shortened(note.message(), TEXT_WIDTH),
                    note.synthesisNote()
                        .map(why -> Printable.shortened(why, TEXT_WIDTH))
                        .getOrNull(),
                    Instants.text(note.createdAt())));
  }

  static Table related(Seq<RelatedNote> notes) {
    return Table.of("id", "topic", "message", "shared words")
        .rows(
            notes,
            related ->
                new Object[] {
                  related.note().id().brief(),
                  related.note().topic(),
                  Printable.shortened(related.note().message(), TEXT_WIDTH),
                  related.shared()
                });
  }

  static JsonObject json(Note note) {
    return members(note).object();
  }

  static JsonObject json(RelatedNote related) {
    return members(related.note()).with("shared", related.shared()).object();
  }

  static Option<String> text(Option<Instant> instant) {
    return instant.map(Instants::text);
  }

  private static JsonMembers members(Note note) {
    return new JsonMembers()
        .with("note_id", note.id().value())
        .with("agent_id", note.agent().value())
        .with("topic", note.topic().value())
        .with("message", note.message())
        .with("core", note.core())
        .with("created_at", Instants.text(note.createdAt()))
        .with("edited_at", Instants.text(note.editedAt()))
        .withText("archived_at", text(note.archivedAt()))
        .with("source", note.origin().source())
        .withText("channel_id", note.origin().channel().map(ChannelId::value))
        .withText("code_anchors", note.origin().codeAnchors())
        .withText("synthesis_note", note.synthesisNote())
        .withText("superseded_by", note.supersededBy().map(NoteId::value));
  }
}
