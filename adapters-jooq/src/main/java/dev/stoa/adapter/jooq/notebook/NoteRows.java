package dev.stoa.adapter.jooq.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteOrigin;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.schema.generated.tables.records.MemoriesRecord;
import io.vavr.control.Option;

/** Between the columns of {@code memories} and the domain. */
final class NoteRows {

  private NoteRows() {}

  static Note note(MemoriesRecord row) {
    return new Note(
        new NoteId(row.getMemoryId()),
        new AgentId(row.getAgentId()),
        new NoteTopic(row.getTopic()),
        row.getMessage(),
        row.getCreatedAt(),
        row.getTimestamp(),
        Option.of(row.getArchivedAt()),
        row.getCore(),
        new NoteOrigin(
            row.getSource(),
            Option.of(row.getBridgeChannel()).map(ChannelId::new),
            said(row.getCodeAnchors())),
        said(row.getSynthesisNote()),
        Option.of(row.getSupersededBy()).map(NoteId::new));
  }

  static MemoriesRecord row(Note note) {
    MemoriesRecord row = new MemoriesRecord();
    row.setMemoryId(note.id().value());
    row.setReversedId(reversed(note.id().value()));
    row.setAgentId(note.agent().value());
    row.setTopic(note.topic().value());
    row.setMessage(note.message());
    row.setTimestamp(note.editedAt());
    row.setCreatedAt(note.createdAt());
    row.setArchivedAt(note.archivedAt().getOrNull());
    row.setCore(note.core());
    row.setSource(note.origin().source());
    row.setBridgeChannel(note.origin().channel().map(ChannelId::value).getOrNull());
    row.setCodeAnchors(note.origin().codeAnchors().getOrNull());
    row.setSynthesisNote(note.synthesisNote().getOrNull());
    row.setSupersededBy(note.supersededBy().map(NoteId::value).getOrNull());
    return row;
  }

  static String reversed(String id) {
    return new StringBuilder(id).reverse().toString();
  }

  /** Rows that came from elsewhere have an empty text where nothing was said. */
  private static Option<String> said(String text) {
    return Option.of(text).filter(some -> !some.isBlank());
  }
}
