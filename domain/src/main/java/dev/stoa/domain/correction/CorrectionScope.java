package dev.stoa.domain.correction;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Where a correction applies: everywhere, in one project or in one conversation. */
public record CorrectionScope(Option<ProjectId> projectId, Option<ConversationId> conversationId) {

  /** Everywhere. */
  public static final CorrectionScope GLOBAL = new CorrectionScope(Option.none(), Option.none());

  /** Refuses both at once. */
  public CorrectionScope {
    if (projectId.isDefined() && conversationId.isDefined()) {
      throw new InvalidValue(
          "a correction applies in a project or in a conversation: give one of them");
    }
  }

  /** In one project. */
  public static CorrectionScope project(ProjectId id) {
    return new CorrectionScope(Option.some(id), Option.none());
  }

  /** As above. */
  public static CorrectionScope project(String id) {
    return project(new ProjectId(id));
  }

  /** In one conversation. */
  public static CorrectionScope conversation(ConversationId id) {
    return new CorrectionScope(Option.none(), Option.some(id));
  }

  /** As above. */
  public static CorrectionScope conversation(String id) {
    return conversation(new ConversationId(id));
  }

  /** The id of the project or the conversation. */
  public Option<String> id() {
    return projectId.map(ProjectId::value).orElse(conversationId.map(ConversationId::value));
  }

  /** The scopes that apply to a query in a conversation of a project. */
  public static Seq<CorrectionScope> applicable(
      Option<ProjectId> projectId, Option<ConversationId> conversationId) {
    return Vector.of(GLOBAL)
        .appendAll(projectId.map(CorrectionScope::project))
        .appendAll(conversationId.map(CorrectionScope::conversation));
  }

  public boolean isGlobal() {
    return projectId.isEmpty() && conversationId.isEmpty();
  }

  /** {@code global}, {@code project} or {@code conversation}. */
  public String label() {
    return projectId
        .map(id -> "project")
        .getOrElse(() -> conversationId.map(id -> "conversation").getOrElse("global"));
  }

  /** The label, followed by the id where there is one. */
  @Override
  public String toString() {
    return id().map(id -> label() + ":" + id).getOrElse(label());
  }
}
