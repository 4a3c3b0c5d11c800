package dev.stoa.application.channel;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.HashMap;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Deletions, each audited in the unit of work that does it. */
final class DeleteFromChannel {

  private final Channels channels;
  private final ChannelMessages messages;
  private final AppendAudit audit;

  DeleteFromChannel(ChannelStorage storage, AppendAudit audit) {
    this.channels = storage.channels();
    this.messages = storage.channelMessages();
    this.audit = audit;
  }

  Either<ChannelRefused, Channel> channel(ChannelId id, Option<AgentId> by) {
    return channels
        .lock(id)
        .<ChannelRefused>toEither(() -> new ChannelRefused.UnknownChannel(id))
        .peek(
            channel ->
                record(
                    "channel.deleted",
                    HashMap.of(
                        "channel_id", new JsonString(id.value()),
                        "name", new JsonString(channel.name().value()),
                        "messages", new JsonNumber(Long.toString(messages.count(id))),
                        "by", agent(by))))
        .peek(channel -> channels.remove(id));
  }

  Either<ChannelRefused, ChannelMessage> message(ChannelMessageId id, Option<AgentId> by) {
    return messages
        .find(id)
        // Held so that no reader puts a bookmark on a message while it goes.
        .flatMap(found -> channels.lock(found.channel()))
        .flatMap(channel -> messages.find(id))
        .<ChannelRefused>toEither(() -> new ChannelRefused.UnknownMessage(id))
        .peek(
            message ->
                record(
                    "channel.message_deleted",
                    HashMap.of(
                        "channel_id", new JsonString(message.channel().value()),
                        "message_id", new JsonString(id.value()),
                        "sequence", new JsonNumber(Long.toString(message.sequence())),
                        "author", new JsonString(message.author().value()),
                        "by", agent(by))))
        .peek(messages::remove);
  }

  private void record(String type, HashMap<String, JsonValue> details) {
    audit.record(AuditEvent.of(type).details(CanonicalJson.of(new JsonObject(details))));
  }

  private static JsonValue agent(Option<AgentId> by) {
    return by.<JsonValue>map(id -> new JsonString(id.value())).getOrElse(JsonNull::new);
  }
}
