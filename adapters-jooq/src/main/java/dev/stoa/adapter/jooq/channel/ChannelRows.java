package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelName;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.jooq.Field;

/** Between the columns of channels and messages and the types of the domain. */
final class ChannelRows {

  static final List<Field<?>> STORED_COLUMNS =
      List.of(
          CHANNELS.CHANNEL_ID,
          CHANNELS.NAME,
          CHANNELS.TOPIC,
          CHANNELS.CREATED_AT,
          CHANNELS.ARCHIVED_AT,
          CHANNELS.PINNED_AT);

  static final List<Field<?>> CHANNEL_COLUMNS =
      Stream.concat(STORED_COLUMNS.stream(), Stream.of(LastMessage.SEQUENCE, LastMessage.AT))
          .toList();

  static final List<Field<?>> MESSAGE_COLUMNS =
      List.of(
          CHANNEL_MESSAGES.MESSAGE_ID,
          CHANNEL_MESSAGES.CHANNEL_ID,
          CHANNEL_MESSAGES.SEQUENCE,
          CHANNEL_MESSAGES.AGENT_ID,
          CHANNEL_MESSAGES.CONTENT,
          CHANNEL_MESSAGES.CREATED_AT);

  private ChannelRows() {}

  static Channel channel(Row row) throws SQLException {
    return new Channel(
        new ChannelId(row.get(CHANNELS.CHANNEL_ID)),
        new ChannelName(row.get(CHANNELS.NAME)),
        Option.of(row.get(CHANNELS.TOPIC)),
        row.get(CHANNELS.CREATED_AT),
        Option.of(row.get(CHANNELS.ARCHIVED_AT)),
        Option.of(row.get(CHANNELS.PINNED_AT)),
        row.get(LastMessage.SEQUENCE),
        Option.of(row.get(LastMessage.AT)));
  }

  /** What can be changed about a channel. */
  static Binds bindSaved(Binds binds, Channel channel) throws SQLException {
    return binds
        .set(CHANNELS.CHANNEL_ID, channel.id().value())
        .set(CHANNELS.NAME, channel.name().value())
        .set(CHANNELS.TOPIC, channel.topic().getOrNull())
        .set(CHANNELS.ARCHIVED_AT, channel.archivedAt().getOrNull())
        .set(CHANNELS.PINNED_AT, channel.pinnedAt().getOrNull());
  }

  static ChannelMessage message(Row row) throws SQLException {
    return new ChannelMessage(
        new ChannelMessageId(row.get(CHANNEL_MESSAGES.MESSAGE_ID)),
        new ChannelId(row.get(CHANNEL_MESSAGES.CHANNEL_ID)),
        row.get(CHANNEL_MESSAGES.SEQUENCE),
        new AgentId(row.get(CHANNEL_MESSAGES.AGENT_ID)),
        row.get(CHANNEL_MESSAGES.CONTENT),
        row.get(CHANNEL_MESSAGES.CREATED_AT));
  }

  static void bind(Binds binds, ChannelMessage message) throws SQLException {
    binds
        .set(CHANNEL_MESSAGES.MESSAGE_ID, message.id().value())
        .set(CHANNEL_MESSAGES.CHANNEL_ID, message.channel().value())
        .set(CHANNEL_MESSAGES.SEQUENCE, message.sequence())
        .set(CHANNEL_MESSAGES.AGENT_ID, message.author().value())
        .set(CHANNEL_MESSAGES.CONTENT, message.content())
        .set(CHANNEL_MESSAGES.CREATED_AT, message.createdAt());
  }
}
