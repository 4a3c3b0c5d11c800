package dev.stoa.adapter.http.dashboard;

import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.ObservationId;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.trust.Origin;
import io.vavr.control.Option;

/** What items say, as far as who looks may read it. */
record ItemTexts(DashboardRequest request) {

  private static final int LONGEST = 160;

  /** How an item begins; none if it is gone, or of another agent or user. */
  Option<String> beginning(Origin origin) {
    return text(origin).map(ItemTexts::begun);
  }

  private Option<String> text(Origin origin) {
    Workspace workspace = request.workspace();
    String id = origin.item().id();
    return switch (origin.item().kind()) {
      case MEMORY -> workspace.memory().find(new MemoryId(id)).map(Memory::content);
      case NOTE -> note(origin);
      case KNOWLEDGE ->
          workspace.knowledge().find(new KnowledgeId(id)).map(KnowledgeEntry::content);
      case MESSAGE ->
          workspace.channels().message(new ChannelMessageId(id)).map(ChannelMessage::content);
      case EVIDENCE ->
          workspace.evidence().find(new EvidenceId(id)).map(one -> one.draft().snippet());
      case CORRECTION -> correction(id);
      case FILE -> workspace.files().find(new FileId(id)).map(MemoryFile::text);
      case ENTITY -> workspace.graph().find(new EntityId(id)).map(Entity::name);
      case OBSERVATION ->
          workspace.graph().observation(new ObservationId(id)).map(Observation::content);
      case LESSON -> workspace.lessons().find(new LessonId(id)).map(one -> one.draft().title());
      // A message of a conversation is its user's alone.
      case CONVERSATION -> Option.none();
    };
  }

  /** An agent reads its own notes; a caller that is none reads them as their writer. */
  private Option<String> note(Origin origin) {
    String reader = request.caller().agent().map(AgentId::value).getOrElse(origin.principal());
    return request
        .workspace()
        .notebook()
        .find(reader, new NoteId(origin.item().id()))
        .getOrElse(Option.none())
        .map(Note::message);
  }

  private Option<String> correction(String id) {
    return request.ask("correction.show", JsonObject.builder().put("correction", id))
            instanceof JsonObject shown
        ? shown.members().get("claim").map(claim -> ((JsonString) claim).value())
        : Option.none();
  }

  /** A character of two units is not cut in half. */
  private static String begun(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
  }
}
