package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Where a correction applies: everywhere, in one project or in one conversation. */
public record CorrectionScope(Option<String> projectId, Option<String> conversationId) {

  /** Everywhere. */
  public static final CorrectionScope GLOBAL = new CorrectionScope(Option.none(), Option.none());

  /** The longest id of a project or a conversation. */
  public static final int MAX_ID = 255;

  /** Refuses both at once, and ids that cannot be stored. */
  public CorrectionScope {
    projectId.forEach(id -> PlainText.require("project_id", id, MAX_ID));
    conversationId.forEach(id -> PlainText.require("conversation_id", id, MAX_ID));
    if (projectId.isDefined() && conversationId.isDefined()) {
      throw new IllegalArgumentException(
          "a correction applies in a project or in a conversation: give one of them");
    }
  }

  /** In one project. */
  public static CorrectionScope project(String id) {
    return new CorrectionScope(Option.some(id), Option.none());
  }

  /** In one conversation. */
  public static CorrectionScope conversation(String id) {
    return new CorrectionScope(Option.none(), Option.some(id));
  }

  /** The scopes that apply to a query in a conversation of a project. */
  public static Seq<CorrectionScope> applicable(
      Option<String> projectId, Option<String> conversationId) {
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
    return projectId.orElse(conversationId).map(id -> label() + ":" + id).getOrElse(label());
  }
}
