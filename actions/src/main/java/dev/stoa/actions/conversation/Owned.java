package dev.stoa.actions.conversation;

import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What belongs to the conversations and projects of a user, or of every user without one. Their
 * user never changes, so what was found once stays so.
 */
public final class Owned {

  /** What to say about the user. */
  public static final String USER = "Of the conversations and projects of this user only.";

  private final Workspace workspace;
  private final Option<UserId> user;
  private Map<ConversationId, Boolean> conversations = HashMap.empty();
  private Map<ProjectId, Boolean> projects = HashMap.empty();

  public Owned(Workspace workspace, Option<UserId> user) {
    this.workspace = workspace;
    this.user = user;
  }

  /** Whether a conversation is the user's. */
  public boolean has(ConversationId id) {
    return user.forAll(
        owner -> conversations.get(id).getOrElse(() -> found(owner, Vector.of(id)).contains(id)));
  }

  /** Whether a project is the user's. */
  public boolean has(ProjectId id) {
    return user.forAll(owner -> projects.get(id).getOrElse(() -> found(owner, id)));
  }

  /** Those that are in conversations of the user. */
  public <T> Seq<T> in(Seq<T> all, Function<T, ConversationId> conversation) {
    user.forEach(owner -> found(owner, all.map(conversation)));
    return all.filter(one -> has(conversation.apply(one)));
  }

  private Set<ConversationId> found(UserId owner, Seq<ConversationId> ids) {
    Set<ConversationId> own = workspace.conversations().own(owner, ids);
    ids.forEach(id -> conversations = conversations.put(id, own.contains(id)));
    return own;
  }

  private boolean found(UserId owner, ProjectId id) {
    boolean own = workspace.conversations().owns(owner, id);
    projects = projects.put(id, own);
    return own;
  }
}
