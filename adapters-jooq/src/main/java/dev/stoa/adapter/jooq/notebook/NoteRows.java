package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.schema.generated.tables.Memories.MEMORIES;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteOrigin;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@code memories} and the domain. */
final class NoteRows {

  private NoteRows() {}

  static Note note(Row row) throws SQLException {
    return new Note(
        new NoteId(row.get(MEMORIES.MEMORY_ID)),
        new AgentId(row.get(MEMORIES.AGENT_ID)),
        new NoteTopic(row.get(MEMORIES.TOPIC)),
        row.get(MEMORIES.MESSAGE),
        row.get(MEMORIES.CREATED_AT),
        row.get(MEMORIES.TIMESTAMP),
        Option.of(row.get(MEMORIES.ARCHIVED_AT)),
        row.get(MEMORIES.CORE),
        new NoteOrigin(
            row.get(MEMORIES.SOURCE),
            Option.of(row.get(MEMORIES.BRIDGE_CHANNEL)).map(ChannelId::new),
            text(row.get(MEMORIES.CODE_ANCHORS))),
        text(row.get(MEMORIES.SYNTHESIS_NOTE)),
        Option.of(row.get(MEMORIES.SUPERSEDED_BY)).map(NoteId::new));
  }

  static void bind(Binds binds, Note note) throws SQLException {
    binds
        .set(MEMORIES.MEMORY_ID, note.id().value())
        .set(MEMORIES.REVERSED_ID, IdEnds.reversed(note.id().value()))
        .set(MEMORIES.AGENT_ID, note.agent().value())
        .set(MEMORIES.TOPIC, note.topic().value())
        .set(MEMORIES.MESSAGE, note.message())
        .set(MEMORIES.TIMESTAMP, note.editedAt())
        .set(MEMORIES.CREATED_AT, note.createdAt())
        .set(MEMORIES.ARCHIVED_AT, note.archivedAt().getOrNull())
        .set(MEMORIES.CORE, note.core())
        .set(MEMORIES.SOURCE, note.origin().source())
        .set(MEMORIES.BRIDGE_CHANNEL, note.origin().channel().map(ChannelId::value).getOrNull())
        .set(MEMORIES.CODE_ANCHORS, note.origin().codeAnchors().getOrNull())
        .set(MEMORIES.SYNTHESIS_NOTE, note.synthesisNote().getOrNull())
        .set(MEMORIES.SUPERSEDED_BY, note.supersededBy().map(NoteId::value).getOrNull());
  }

  /** Rows that came from elsewhere have an empty text where nothing was said. */
  private static Option<String> text(String text) {
    return Option.of(text).filter(some -> !some.isBlank());
  }
}
