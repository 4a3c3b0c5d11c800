package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelBuilder;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelName;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column holds what of channels and their messages. */
final class ChannelRows {

  /** What is written of a channel. */
  static final Rows<Channel> STORED =
      Rows.<Channel>of(CHANNELS)
          .key(CHANNELS.CHANNEL_ID, channel -> channel.id().value())
          .reversed(CHANNELS.REVERSED_ID, channel -> channel.id().value())
          .set(CHANNELS.CREATED_AT, Channel::createdAt)
          .changing()
          .set(CHANNELS.NAME, channel -> channel.name().value())
          .maybe(CHANNELS.TOPIC, Channel::topic)
          .maybe(CHANNELS.ARCHIVED_AT, Channel::archivedAt)
          .maybe(CHANNELS.PINNED_AT, Channel::pinnedAt);

  /** Channels with what their last message says of them. */
  static final Rows<Channel> WITH_LAST =
      STORED
          .readFrom(LastMessage.channels(), ChannelRows::channel)
          .generated(LastMessage.SEQUENCE)
          .generated(LastMessage.AT);

  static final Rows<ChannelMessage> MESSAGES =
      Rows.of(CHANNEL_MESSAGES, ChannelRows::message)
          .key(CHANNEL_MESSAGES.MESSAGE_ID, message -> message.id().value())
          .set(CHANNEL_MESSAGES.CHANNEL_ID, message -> message.channel().value())
          .set(CHANNEL_MESSAGES.SEQUENCE, ChannelMessage::sequence)
          .set(CHANNEL_MESSAGES.AGENT_ID, message -> message.author().value())
          .set(CHANNEL_MESSAGES.CONTENT, ChannelMessage::content)
          .set(CHANNEL_MESSAGES.CREATED_AT, ChannelMessage::createdAt);

  private ChannelRows() {}

  private static Channel channel(Row row) throws SQLException {
    return ChannelBuilder.builder()
        .id(new ChannelId(row.get(CHANNELS.CHANNEL_ID)))
        .name(new ChannelName(row.get(CHANNELS.NAME)))
        .topic(Option.of(row.get(CHANNELS.TOPIC)))
        .createdAt(row.get(CHANNELS.CREATED_AT))
        .archivedAt(Option.of(row.get(CHANNELS.ARCHIVED_AT)))
        .pinnedAt(Option.of(row.get(CHANNELS.PINNED_AT)))
        .lastSequence(row.get(LastMessage.SEQUENCE))
        .lastMessageAt(Option.of(row.get(LastMessage.AT)))
        .build();
  }

  private static ChannelMessage message(Row row) throws SQLException {
    return new ChannelMessage(
        new ChannelMessageId(row.get(CHANNEL_MESSAGES.MESSAGE_ID)),
        new ChannelId(row.get(CHANNEL_MESSAGES.CHANNEL_ID)),
        row.get(CHANNEL_MESSAGES.SEQUENCE),
        new AgentId(row.get(CHANNEL_MESSAGES.AGENT_ID)),
        row.get(CHANNEL_MESSAGES.CONTENT),
        row.get(CHANNEL_MESSAGES.CREATED_AT));
  }
}
