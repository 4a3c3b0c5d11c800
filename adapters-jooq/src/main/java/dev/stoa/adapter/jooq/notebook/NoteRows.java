package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryLinks.MEMORY_LINKS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteBuilder;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteOrigin;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Replacement;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code memories} and {@code memory_links} holds what. */
final class NoteRows {

  /** The one kind of link there is. */
  static final String SUPERSEDES = "supersedes";

  static final Rows<Note> NOTES =
      Rows.of(MEMORIES, NoteRows::note)
          .key(MEMORIES.MEMORY_ID, note -> note.id().value())
          .reversed(MEMORIES.REVERSED_ID, note -> note.id().value())
          .set(MEMORIES.AGENT_ID, note -> note.agent().value())
          .set(MEMORIES.CREATED_AT, Note::createdAt)
          .set(MEMORIES.SOURCE, note -> note.origin().source())
          .maybe(MEMORIES.BRIDGE_CHANNEL, note -> note.origin().channel().map(ChannelId::value))
          .changing()
          .set(MEMORIES.TOPIC, note -> note.topic().value())
          .set(MEMORIES.MESSAGE, Note::message)
          .set(MEMORIES.TIMESTAMP, Note::editedAt)
          .maybe(MEMORIES.ARCHIVED_AT, Note::archivedAt)
          .set(MEMORIES.CORE, Note::core)
          .maybe(MEMORIES.CODE_ANCHORS, note -> note.origin().codeAnchors())
          .maybe(MEMORIES.SYNTHESIS_NOTE, Note::synthesisNote)
          .maybe(MEMORIES.SUPERSEDED_BY, note -> note.supersededBy().map(NoteId::value));

  /** A note that replaces others; it names the other if it is only one. */
  static final Rows<Replacement> REPLACEMENTS =
      Rows.<Replacement>of(MEMORIES)
          .including(NOTES, Replacement::synthesis)
          .maybe(
              MEMORIES.SUPERSEDES,
              made ->
                  Option.when(made.replaced().size() == 1, () -> made.replaced().head())
                      .map(only -> only.id().value()));

  static final Rows<Link> LINKS =
      Rows.<Link>of(MEMORY_LINKS)
          // A note is replaced once, so its own id makes the link's.
          .key(MEMORY_LINKS.LINK_ID, link -> SUPERSEDES + ":" + link.replaced().id())
          .set(MEMORY_LINKS.MEMORY_ID, link -> link.synthesis().id().value())
          .set(MEMORY_LINKS.PARENT_ID, link -> link.replaced().id().value())
          .set(MEMORY_LINKS.KIND, link -> SUPERSEDES)
          .set(MEMORY_LINKS.CREATED_AT, link -> link.synthesis().createdAt());

  private NoteRows() {}

  /** A note replaced another. */
  record Link(Note synthesis, Note replaced) {

    static Seq<Link> of(Replacement made) {
      return made.replaced().map(replaced -> new Link(made.synthesis(), replaced));
    }
  }

  private static Note note(Row row) throws SQLException {
    return NoteBuilder.builder()
        .id(new NoteId(row.get(MEMORIES.MEMORY_ID)))
        .agent(new AgentId(row.get(MEMORIES.AGENT_ID)))
        .topic(new NoteTopic(row.get(MEMORIES.TOPIC)))
        .message(row.get(MEMORIES.MESSAGE))
        .createdAt(row.get(MEMORIES.CREATED_AT))
        .editedAt(row.get(MEMORIES.TIMESTAMP))
        .archivedAt(Option.of(row.get(MEMORIES.ARCHIVED_AT)))
        .core(row.get(MEMORIES.CORE))
        .origin(
            new NoteOrigin(
                row.get(MEMORIES.SOURCE),
                Option.of(row.get(MEMORIES.BRIDGE_CHANNEL)).map(ChannelId::new),
                text(row.get(MEMORIES.CODE_ANCHORS))))
        .synthesisNote(text(row.get(MEMORIES.SYNTHESIS_NOTE)))
        .supersededBy(Option.of(row.get(MEMORIES.SUPERSEDED_BY)).map(NoteId::new))
        .build();
  }

  /** Rows that came from elsewhere have an empty text where nothing was said. */
  private static Option<String> text(String text) {
    return Option.of(text).filter(some -> !some.isBlank());
  }
}
