package dev.stoa.application.channel;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
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
                audit.record(
                    AuditEvent.of(
                        StoaEventType.CHANNEL_DELETED,
                        AuditMembers.of("channel_id", id.value())
                            .number("messages", messages.count(id))
                            .id("by_agent_id", by.map(AgentId::value)))))
        .peek(channel -> channels.remove(id));
  }

  Either<ChannelRefused, ChannelMessage> message(ChannelMessageId id, Option<AgentId> by) {
    return messages
        .find(id)
        // Locked, so that no bookmark is set on the message while it is deleted.
        .flatMap(found -> channels.lock(found.channel()))
        .flatMap(channel -> messages.find(id))
        .<ChannelRefused>toEither(() -> new ChannelRefused.UnknownMessage(id))
        .peek(
            message ->
                audit.record(
                    AuditEvent.of(
                        StoaEventType.CHANNEL_MESSAGE_DELETED,
                        AuditMembers.of("channel_id", message.channel().value())
                            .id("message_id", id.value())
                            .number("sequence", message.sequence())
                            .id("author_agent_id", message.author().value())
                            .id("by_agent_id", by.map(AgentId::value)))))
        .peek(messages::remove);
  }
}
