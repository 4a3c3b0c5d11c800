package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.Tables.CHANNELS;
import static dev.stoa.schema.generated.Tables.CHANNEL_MESSAGES;

import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelName;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Field;

/** Between the columns of channels and messages and the types of the domain. */
final class ChannelRows {

  /** In the order {@link #channel} reads them. */
  static final List<Field<?>> CHANNEL_COLUMNS =
      List.of(
          CHANNELS.CHANNEL_ID,
          CHANNELS.NAME,
          CHANNELS.TOPIC,
          CHANNELS.CREATED_AT,
          CHANNELS.ARCHIVED_AT,
          CHANNELS.PINNED_AT,
          CHANNELS.LAST_SEQUENCE,
          CHANNELS.LAST_MESSAGE_AT);

  /** In the order {@link #message} reads them. */
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
        new ChannelId(row.text(1)),
        new ChannelName(row.text(2)),
        Option.of(row.text(3)),
        row.instant(4),
        Option.of(row.instant(5)),
        Option.of(row.instant(6)),
        row.number(7),
        Option.of(row.instant(8)));
  }

  static ChannelMessage message(Row row) throws SQLException {
    return new ChannelMessage(
        new ChannelMessageId(row.text(1)),
        new ChannelId(row.text(2)),
        row.number(3),
        new AgentId(row.text(4)),
        row.text(5),
        row.instant(6));
  }
}
