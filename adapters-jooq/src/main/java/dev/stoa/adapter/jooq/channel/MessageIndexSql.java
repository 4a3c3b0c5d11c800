package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static dev.stoa.schema.generated.tables.IndexedChannels.INDEXED_CHANNELS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.jooq.Field;
import org.jooq.Param;

/** The statements on how far the messages of each channel are indexed. */
final class MessageIndexSql {

  static final Param<String> AFTER = Params.named("after", CHANNEL_MESSAGES.MESSAGE_ID);

  /** A message, and what its author is called. */
  private static final List<Field<?>> COLUMNS =
      Stream.concat(ChannelRows.MESSAGE_COLUMNS.stream(), Stream.of(AGENTS.IDENTITY)).toList();

  private static final Field<Long> REACHED =
      coalesce(
          field(
              select(INDEXED_CHANNELS.SEQUENCE)
                  .from(INDEXED_CHANNELS)
                  .where(INDEXED_CHANNELS.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))),
          inline(0L));

  private static final Field<Long> LAST =
      field(
          select(max(CHANNEL_MESSAGES.SEQUENCE))
              .from(CHANNEL_MESSAGES)
              .where(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID)));

  /** Whether a channel has messages that are not indexed: one look at the end of each. */
  static final Statement IS_WAITING =
      Statement.of(
          () ->
              select(CHANNELS.CHANNEL_ID).from(CHANNELS).where(LAST.gt(REACHED)).limit(inline(1)));

  /** The messages behind the number up to which each channel is indexed. */
  static final Statement WAITING =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(CHANNELS)
                  .join(CHANNEL_MESSAGES)
                  .on(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
                  .and(CHANNEL_MESSAGES.SEQUENCE.gt(REACHED))
                  .join(AGENTS)
                  .on(AGENTS.AGENT_ID.eq(CHANNEL_MESSAGES.AGENT_ID))
                  .where(LAST.gt(REACHED))
                  .orderBy(CHANNELS.CHANNEL_ID, CHANNEL_MESSAGES.SEQUENCE)
                  .limit(MessageSql.LIMIT));

  static final Statement REACH =
      Statement.of(
          () ->
              insertInto(INDEXED_CHANNELS)
                  .set(Params.of(List.of(INDEXED_CHANNELS.CHANNEL_ID, INDEXED_CHANNELS.SEQUENCE)))
                  .onConflict(INDEXED_CHANNELS.CHANNEL_ID)
                  .doUpdate()
                  .set(Params.excluded(List.of(INDEXED_CHANNELS.SEQUENCE))));

  /** What was taken for the index, by id. */
  static final Statement TAKEN =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(CHANNEL_MESSAGES)
                  .join(AGENTS)
                  .on(AGENTS.AGENT_ID.eq(CHANNEL_MESSAGES.AGENT_ID))
                  .join(INDEXED_CHANNELS)
                  .on(INDEXED_CHANNELS.CHANNEL_ID.eq(CHANNEL_MESSAGES.CHANNEL_ID))
                  .where(CHANNEL_MESSAGES.MESSAGE_ID.gt(AFTER))
                  .and(CHANNEL_MESSAGES.SEQUENCE.le(INDEXED_CHANNELS.SEQUENCE))
                  .orderBy(CHANNEL_MESSAGES.MESSAGE_ID)
                  .limit(MessageSql.LIMIT));

  private MessageIndexSql() {}
}
