package dev.stoa.actions.notebook;

import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A private note of an agent. */
record ShownNote(
    NoteId noteId,
    AgentId agentId,
    @Param("The identity of the agent.") Option<String> agent,
    NoteTopic topic,
    String message,
    @Param("Whether it is part of every briefing.") boolean core,
    Instant createdAt,
    Instant editedAt,
    Option<Instant> archivedAt,
    @Param("What wrote it.") String source,
    @Param("The channel it was learnt in.") Option<ChannelId> channelId,
    @Param("References to code.") Option<String> codeAnchors,
    @Param("Why it replaced others.") Option<String> synthesisNote,
    @Param("The note that replaced it.") Option<NoteId> supersededBy) {

  static final String[] COLUMNS = {
    "note_id", "topic", "message", "core", "created_at", "archived_at"
  };

  static ShownNote of(Workspace workspace, Note note) {
    return all(workspace, List.of(note)).head();
  }

  static Seq<ShownNote> all(Workspace workspace, Seq<Note> notes) {
    Map<AgentId, String> identities = identities(workspace, notes);
    return notes.map(note -> of(note, identities));
  }

  static Listing<ShownNote> page(Workspace workspace, Page<Note, TimePosition<NoteId>> page) {
    Map<AgentId, String> identities = identities(workspace, page.items());
    return Listing.of(page, note -> of(note, identities));
  }

  private static Map<AgentId, String> identities(Workspace workspace, Seq<Note> notes) {
    return References.identities(workspace, notes.map(Note::agent));
  }

  private static ShownNote of(Note note, Map<AgentId, String> identities) {
    return new ShownNote(
        note.id(),
        note.agent(),
        identities.get(note.agent()),
        note.topic(),
        note.message(),
        note.core(),
        note.createdAt(),
        note.editedAt(),
        note.archivedAt(),
        note.origin().source(),
        note.origin().channel(),
        note.origin().codeAnchors(),
        note.synthesisNote(),
        note.supersededBy());
  }
}
