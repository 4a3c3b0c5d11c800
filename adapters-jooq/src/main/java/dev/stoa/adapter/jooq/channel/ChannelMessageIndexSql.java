package dev.stoa.adapter.jooq.channel;

import static dev.stoa.adapter.jooq.channel.ChannelRows.MESSAGES;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static dev.stoa.schema.generated.tables.IndexedChannels.INDEXED_CHANNELS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.SearchDocument;
import io.vavr.Tuple2;
import org.jooq.Field;

/** The statements on how far the messages of each channel are indexed. */
final class ChannelMessageIndexSql {

  /** A message, and what its author is called. */
  static final Rows<SearchDocument> DOCUMENTS =
      MESSAGES
          .readAs(row -> MESSAGES.read(row).document(row.get(AGENTS.IDENTITY)))
          .generated(AGENTS.IDENTITY);

  /** The number up to which a channel is indexed. */
  static final Rows<Tuple2<String, Long>> REACH =
      Rows.<Tuple2<String, Long>>of(INDEXED_CHANNELS)
          .key(INDEXED_CHANNELS.CHANNEL_ID, Tuple2::_1)
          .changing()
          .set(INDEXED_CHANNELS.SEQUENCE, Tuple2::_2);

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

  /**
   * The messages behind the number up to which each channel is indexed. Neither they nor their
   * channels can be removed before it is noted that they were taken.
   */
  static final Statement WAITING =
      Statement.of(
          dialect ->
              dialect.keepRows(
                  select(DOCUMENTS.columns())
                      .from(CHANNELS)
                      .join(CHANNEL_MESSAGES)
                      .on(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
                      .and(CHANNEL_MESSAGES.SEQUENCE.gt(REACHED))
                      .join(AGENTS)
                      .on(AGENTS.AGENT_ID.eq(CHANNEL_MESSAGES.AGENT_ID))
                      .where(LAST.gt(REACHED))
                      .orderBy(CHANNELS.CHANNEL_ID, CHANNEL_MESSAGES.SEQUENCE)
                      .limit(Rows.LIMIT),
                  CHANNELS,
                  CHANNEL_MESSAGES));

  /** What was taken for the index, by id. */
  static final Pages<String, SearchDocument> TAKEN =
      DOCUMENTS.pages(
          Order.ascending(CHANNEL_MESSAGES.MESSAGE_ID, id -> id),
          wanted ->
              select(DOCUMENTS.columns())
                  .from(CHANNEL_MESSAGES)
                  .join(AGENTS)
                  .on(AGENTS.AGENT_ID.eq(CHANNEL_MESSAGES.AGENT_ID))
                  .join(INDEXED_CHANNELS)
                  .on(INDEXED_CHANNELS.CHANNEL_ID.eq(CHANNEL_MESSAGES.CHANNEL_ID))
                  .where(wanted)
                  .and(CHANNEL_MESSAGES.SEQUENCE.le(INDEXED_CHANNELS.SEQUENCE)));

  /** All of them by id, also those of channels that are gone. */
  static final Pages<String, SearchDocument> ALL =
      DOCUMENTS.pages(
          Order.ascending(CHANNEL_MESSAGES.MESSAGE_ID, id -> id),
          wanted ->
              select(DOCUMENTS.columns())
                  .from(CHANNEL_MESSAGES)
                  .join(AGENTS)
                  .on(AGENTS.AGENT_ID.eq(CHANNEL_MESSAGES.AGENT_ID))
                  .where(wanted));

  private ChannelMessageIndexSql() {}
}
