package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** How messages are shown. */
final class MessageView {

  private MessageView() {}

  static Answer one(ChannelMessage message) {
    return answer(List.of(message));
  }

  static Answer answer(Seq<ChannelMessage> messages) {
    return Answer.ok(
        messages.isEmpty() ? "No messages.\n" : listed(messages).text(),
        new JsonMembers().with("messages", messages.map(MessageView::json)).object());
  }

  static Table listed(Seq<ChannelMessage> messages) {
    return Table.of("sequence", "at", "agent", "content", "id")
        .rows(
            messages,
            message ->
                new Object[] {
                  message.sequence(),
                  Instants.text(message.createdAt()),
                  message.author(),
                  message.content(),
                  message.id()
                });
  }

  static JsonObject json(ChannelMessage message) {
    return new JsonMembers()
        .with("message_id", message.id().value())
        .with("channel_id", message.channel().value())
        .with("sequence", message.sequence())
        .with("agent_id", message.author().value())
        .with("content", message.content())
        .with("mentions", message.mentions().map(JsonString::new))
        .with("created_at", Instants.text(message.createdAt()))
        .object();
  }
}
