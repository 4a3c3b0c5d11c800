package dev.stoa.actions.conversation;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageText;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.json.CanonicalJson;

/** How callers see conversations, their messages and projects. */
public final class ConversationViews {

  static final View<Conversation> CONVERSATION =
      View.of(Conversation.class)
          .rename("id", "conversation_id")
          .flatten("title", View.of(SealedText.class).leaveOut("key").rename("text", "title"))
          .rename("external", "external_id")
          .note("external_id", "The id that another system gives it.")
          .rename("project", "project_id")
          .leaveOut("numbers", "current")
          .method("messages", "messages")
          .note("messages", "How many messages it has.")
          .before("messages", "created_at");

  /** A message of a conversation. */
  public static final View<ConversationMessage> MESSAGE =
      View.of(ConversationMessage.class)
          .rename("id", "message_id")
          .rename("conversation", "conversation_id")
          .note("sequence", "Its number in the conversation, from 1.")
          .flatten(
              "text",
              View.of(MessageText.class)
                  .leaveOut("key", "tool_calls")
                  .addOption(
                      "tool_calls",
                      CanonicalJson.class,
                      text -> text.toolCalls().map(CanonicalJson::of))
                  .note("tool_calls", "The calls of tools that it makes.")
                  .note("payload", "What was stored beside the content, as it is."))
          .flatten(
              "labels",
              View.of(MessageLabels.class)
                  .note("tool_call_id", "The call that a message of a tool answers.")
                  .note("models", "The specialists that answered.")
                  .note("author", "The name of who says it.")
                  .note("metadata", "A JSON object of the caller's."));

  static final View<Project> PROJECT = View.of(Project.class).rename("id", "project_id");

  private ConversationViews() {}
}
