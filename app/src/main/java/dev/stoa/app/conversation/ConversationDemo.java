package dev.stoa.app.conversation;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.List;

/** A conversation in a project: messages, the window of a model, search by keyword. */
public final class ConversationDemo implements DemoSection {

  @Override
  public String title() {
    return "Conversations";
  }

  @Override
  public void run(DemoContext demo) {
    Project project =
        demo.stoa()
            .projects()
            .create(UserId.LOCAL, "Immigration Law")
            .getOrElseThrow(CliFailure::refused);
    ConversationId id =
        demo.stoa()
            .conversations()
            .start(
                UserId.LOCAL,
                NewConversation.titled("H-1B timeline").id("demo-chat").project(project.id()))
            .getOrElseThrow(CliFailure::refused)
            .id();
    demo.stoa()
        .messages()
        .appendAll(
            UserId.LOCAL,
            id,
            List.of(
                    MessageDraft.system("Answer briefly."),
                    MessageDraft.user("When does the H-1B registration open in 2027?"),
                    MessageDraft.calling("", "[{\"id\":\"call-1\",\"name\":\"calendar\"}]"),
                    MessageDraft.answering("call-1", "opens 2027-03-05"),
                    MessageDraft.assistant("On March 5th.").model("law"),
                    MessageDraft.user("Which documents does the registration need?"))
                .map(NewMessage::of))
        .getOrElseThrow(CliFailure::refused);
    demo.run(
        "What a model sees in five messages; a result never comes without its call:",
        "message.window",
        "{'conversation':'demo-chat','messages':5}");
    demo.run(
        "Messages with words that start with the given ones, newest first:",
        "message.search",
        "{'words':['regis']}");
  }
}
