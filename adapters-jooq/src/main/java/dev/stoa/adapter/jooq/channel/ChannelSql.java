package dev.stoa.adapter.jooq.channel;

import static dev.stoa.adapter.jooq.channel.ChannelRows.WITH_LAST;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.kernel.ArchiveFilter;
import org.jooq.Condition;
import org.jooq.impl.DSL;

/** The statements of the channels. */
final class ChannelSql {

  private static final Condition OF_ID = CHANNELS.CHANNEL_ID.eq(Params.of(CHANNELS.CHANNEL_ID));
  private static final Order<String> BY_NAMES = Order.ascending(CHANNELS.NAME, name -> name);
  private static final ArchiveFilters ARCHIVED = ArchiveFilters.in(CHANNELS.ARCHIVED_AT);
  private static final Filter<Object> PINNED = Filter.of(CHANNELS.PINNED_AT.isNotNull());
  private static final Filter<Object> NOT_PINNED = Filter.of(CHANNELS.PINNED_AT.isNull());

  static final Lookup<String, Channel> STORED_BY_ID = ChannelRows.STORED.by(CHANNELS.CHANNEL_ID);
  static final Lookup<String, Channel> BY_ID = WITH_LAST.by(CHANNELS.CHANNEL_ID);
  static final Lookup<String, Channel> BY_NAME = WITH_LAST.by(CHANNELS.NAME);
  static final EndLookup<Channel> BY_END = WITH_LAST.ending(CHANNELS.REVERSED_ID);
  static final Pages<String, Channel> IN_ORDER = WITH_LAST.pages(BY_NAMES);
  static final Pages<String, ChannelName> NAMES =
      Rows.of(CHANNELS, row -> new ChannelName(row.get(CHANNELS.NAME)))
          .generated(CHANNELS.NAME)
          .pages(BY_NAMES);

  static final Statement LOCK =
      Statement.of(
          dialect -> dialect.lockRows(DSL.select(CHANNELS.CHANNEL_ID).from(CHANNELS).where(OF_ID)));

  /** While an agent posts it must not be merged into another. */
  static final Statement LAST_FOR_AUTHOR =
      Statement.of(
          dialect ->
              dialect.keepRows(
                  DSL.select(LastMessage.SEQUENCE_ALONE, AGENTS.LAST_ACTIVE_AT)
                      .from(CHANNELS)
                      .join(AGENTS)
                      .on(AGENTS.AGENT_ID.eq(Params.of(AGENTS.AGENT_ID)))
                      .where(OF_ID)
                      .and(CHANNELS.ARCHIVED_AT.isNull())
                      .and(AGENTS.ARCHIVED_AT.isNull()),
                  AGENTS));

  private ChannelSql() {}

  /** Either the pinned or the other channels. */
  static Filters wanted(ArchiveFilter listing, boolean pinned) {
    return Filters.NONE.and(pinned ? PINNED : NOT_PINNED).and(ARCHIVED.of(listing));
  }
}
