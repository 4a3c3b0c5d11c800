package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.sql.ArchiveConditions;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.ArchiveFilter;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of the channels. */
final class ChannelSql {

  static final Param<String> AFTER = Params.named("after", CHANNELS.NAME);
  static final IdEnds ENDS = IdEnds.in(CHANNELS.REVERSED_ID);
  static final Field<Integer> LIMIT = Params.limit();

  private static final Condition OF_ID = CHANNELS.CHANNEL_ID.eq(Params.of(CHANNELS.CHANNEL_ID));

  static final Statement INSERT =
      Statement.of(
          () ->
              DSL.insertInto(CHANNELS)
                  .set(Params.of(ChannelRows.STORED_COLUMNS))
                  .set(CHANNELS.REVERSED_ID, Params.of(CHANNELS.REVERSED_ID)));

  static final Statement UPDATE =
      Statement.of(
          () ->
              DSL.update(CHANNELS)
                  .set(
                      Params.of(
                          List.of(
                              CHANNELS.NAME,
                              CHANNELS.TOPIC,
                              CHANNELS.ARCHIVED_AT,
                              CHANNELS.PINNED_AT)))
                  .where(OF_ID));

  static final Statement BY_ID = Statement.of(() -> rows(OF_ID));

  static final Statement BY_NAME =
      Statement.of(() -> rows(CHANNELS.NAME.eq(Params.of(CHANNELS.NAME))));

  static final Statement ENDING_WITH =
      Statement.of(() -> rows(ENDS.condition()).orderBy(ENDS.order()).limit(LIMIT));

  static final Statement NAMES =
      Statement.of(
          () ->
              DSL.select(CHANNELS.NAME)
                  .from(CHANNELS)
                  .where(CHANNELS.NAME.gt(AFTER))
                  .orderBy(CHANNELS.NAME)
                  .limit(LIMIT));

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

  static final Statement DELETE = Statement.of(() -> DSL.deleteFrom(CHANNELS).where(OF_ID));

  private static final Map<ArchiveFilter, Statement> PINNED = pages(true);
  private static final Map<ArchiveFilter, Statement> OTHERS = pages(false);

  private ChannelSql() {}

  /** The page of either the pinned or the other channels. */
  static Statement page(ArchiveFilter listing, boolean pinned) {
    return Objects.requireNonNull((pinned ? PINNED : OTHERS).get(listing));
  }

  private static Map<ArchiveFilter, Statement> pages(boolean pinned) {
    Map<ArchiveFilter, Statement> pages = new EnumMap<>(ArchiveFilter.class);
    for (ArchiveFilter listing : ArchiveFilter.values()) {
      pages.put(listing, Statement.of(() -> pageOf(listing, pinned)));
    }
    return pages;
  }

  private static Query pageOf(ArchiveFilter listing, boolean pinned) {
    return rows(pinned ? CHANNELS.PINNED_AT.isNotNull() : CHANNELS.PINNED_AT.isNull())
        .and(ArchiveConditions.of(listing, CHANNELS.ARCHIVED_AT))
        .and(CHANNELS.NAME.gt(AFTER))
        .orderBy(CHANNELS.NAME)
        .limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(ChannelRows.CHANNEL_COLUMNS).from(LastMessage.channels()).where(condition);
  }
}
