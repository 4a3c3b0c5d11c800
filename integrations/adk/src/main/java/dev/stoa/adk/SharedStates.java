package dev.stoa.adk;

import static dev.stoa.adk.Stored.done;

import com.google.adk.sessions.State;
import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Vector;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The states that sessions share: each is a conversation whose messages are changes, the last one
 * of a key being in force.
 *
 * <p>So two processes that change different keys do not disturb each other. Changes that later ones
 * have replaced are removed many at a time.
 */
final class SharedStates {

  /** Whose the states of apps are. */
  private static final UserId OF_APPS = new UserId("adk-apps");

  private static final int CHANGES = 100;

  private final Workspace workspace;
  private final Stored stored;

  SharedStates(Workspace workspace) {
    this.workspace = workspace;
    this.stored = new Stored(workspace);
  }

  /** Both states, under keys with their prefixes. */
  Map<String, Object> read(String app, UserId user) {
    Map<String, Object> both = new HashMap<>();
    for (UserId owner : Vector.of(OF_APPS, user)) {
      stored
          .find(owner, AdkNames.state(app))
          .toVector()
          .flatMap(one -> stored.messages(owner, one))
          .forEach(change -> StateDelta.apply(both, EventMessages.started(change)));
    }
    return both;
  }

  void change(String app, UserId user, Map<String, Object> delta) {
    append(app, OF_APPS, StateDelta.of(delta, key -> key.startsWith(State.APP_PREFIX)));
    append(app, user, StateDelta.of(delta, key -> key.startsWith(State.USER_PREFIX)));
  }

  private void append(String app, UserId owner, Map<String, Object> delta) {
    if (delta.isEmpty()) {
      return;
    }
    Conversation state =
        done(
            workspace
                .conversations()
                .start(owner, NewConversation.untitled().external(AdkNames.state(app))));
    long number =
        done(workspace.messages().append(owner, state.id(), EventMessages.start(delta))).sequence();
    if (number % CHANGES == 0) {
      removeReplaced(owner, state);
    }
  }

  private void removeReplaced(UserId owner, Conversation state) {
    Set<String> later = new HashSet<>();
    Vector<Long> replaced = Vector.empty();
    for (ConversationMessage change : stored.messages(owner, state).reverse()) {
      // A removal that is the last of its key is not needed either: nothing comes before it.
      if (!later.addAll(EventMessages.started(change).keySet())) {
        replaced = replaced.append(change.sequence());
      }
    }
    if (!replaced.isEmpty()) {
      done(workspace.messages().removeAll(owner, state.id(), replaced));
    }
  }
}
