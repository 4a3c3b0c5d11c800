package dev.stoa.app.conversation;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** An encrypted conversation in a project, and a message in a conversation of all keys. */
public final class ConversationWrites implements TorturedContext {

  private static final UserId USER = new UserId("torture-user");
  private static final String SHARED = "torture-conversation";
  private static final String MESSAGES = "messages of " + SHARED;

  @Override
  public void write(Workspace workspace, String key) {
    Project project = done(workspace.projects().create(USER, key));
    done(workspace.projects().activate(USER, project.id()));
    done(
        workspace
            .conversations()
            .start(USER, NewConversation.titled(key).id(key).project(project.id())));
    contents(key).forEach(text -> append(workspace, key, NewMessage.of(MessageDraft.user(text))));
    if (workspace.conversations().find(USER, SHARED).isLeft()) {
      done(workspace.conversations().start(USER, NewConversation.titled(SHARED).id(SHARED)));
    }
    append(workspace, SHARED, NewMessage.of(key, MessageDraft.user(key)));
  }

  private static void append(Workspace workspace, String conversation, NewMessage message) {
    done(workspace.messages().appendAll(USER, new ConversationId(conversation), List.of(message)));
  }

  private static Seq<String> contents(String key) {
    return List.of("question of " + key, "answer of " + key);
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    Option<Conversation> conversation = workspace.conversations().find(USER, key).toOption();
    return List.of(
        workspace.projects().find(USER, key).isRight(),
        conversation.exists(one -> one.title().text().equals(key)),
        conversation.exists(
            one ->
                done(workspace.messages().after(USER, one.id(), PageRequest.first()))
                    .items()
                    .map(ConversationMessage::content)
                    .equals(contents(key))));
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(
        MESSAGES,
        workspace ->
            workspace.conversations().find(USER, SHARED).map(Conversation::messages).getOrElse(0L));
  }
}
