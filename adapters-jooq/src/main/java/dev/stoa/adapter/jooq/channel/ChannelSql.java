package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.Tables.CHANNELS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.Dialect;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.channel.ChannelListing;
import org.jooq.Condition;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of the channels, rendered once for an engine. */
final class ChannelSql {

  private final RenderedSql[] pages = new RenderedSql[2 * ChannelListing.values().length];

  final RenderedSql insert;
  final RenderedSql update;
  final RenderedSql byId;
  final RenderedSql byName;
  final RenderedSql lock;
  final RenderedSql takeNumber;
  final RenderedSql delete;

  ChannelSql(Dialect dialect) {
    this.insert =
        RenderedSql.of(
            dialect.sql(),
            DSL.insertInto(CHANNELS)
                .columns(ChannelRows.CHANNEL_COLUMNS)
                .values(
                    ChannelRows.CHANNEL_COLUMNS.stream()
                        .map(column -> param("value", column))
                        .toList()));
    this.update =
        RenderedSql.of(
            dialect.sql(),
            DSL.update(CHANNELS)
                .set(CHANNELS.NAME, param("name", CHANNELS.NAME))
                .set(CHANNELS.TOPIC, param("topic", CHANNELS.TOPIC))
                .set(CHANNELS.ARCHIVED_AT, param("archived", CHANNELS.ARCHIVED_AT))
                .set(CHANNELS.PINNED_AT, param("pinned", CHANNELS.PINNED_AT))
                .where(CHANNELS.CHANNEL_ID.eq(param("id", CHANNELS.CHANNEL_ID))));
    this.byId = RenderedSql.of(dialect.sql(), withId());
    this.byName =
        RenderedSql.of(dialect.sql(), rows(CHANNELS.NAME.eq(param("name", CHANNELS.NAME))));
    this.lock = RenderedSql.of(dialect.sql(), dialect.lockRows(withId()));
    // One statement asks whether posting is allowed, takes the number and holds the channel.
    this.takeNumber =
        RenderedSql.of(
            dialect.sql(),
            DSL.update(CHANNELS)
                .set(CHANNELS.LAST_SEQUENCE, CHANNELS.LAST_SEQUENCE.plus(inline(1L)))
                .set(CHANNELS.LAST_MESSAGE_AT, param("at", CHANNELS.LAST_MESSAGE_AT))
                .where(CHANNELS.CHANNEL_ID.eq(param("id", CHANNELS.CHANNEL_ID)))
                .and(CHANNELS.ARCHIVED_AT.isNull())
                .returning(CHANNELS.LAST_SEQUENCE));
    this.delete =
        RenderedSql.of(
            dialect.sql(),
            DSL.deleteFrom(CHANNELS)
                .where(CHANNELS.CHANNEL_ID.eq(param("id", CHANNELS.CHANNEL_ID))));
    for (ChannelListing listing : ChannelListing.values()) {
      pages[2 * listing.ordinal()] = RenderedSql.of(dialect.sql(), page(listing, false));
      pages[2 * listing.ordinal() + 1] = RenderedSql.of(dialect.sql(), page(listing, true));
    }
  }

  /** The page of either the pinned or the other channels. */
  RenderedSql pageOf(ChannelListing listing, boolean pinned) {
    return pages[2 * listing.ordinal() + (pinned ? 1 : 0)];
  }

  private static Query page(ChannelListing listing, boolean pinned) {
    return rows(pinned ? CHANNELS.PINNED_AT.isNotNull() : CHANNELS.PINNED_AT.isNull())
        .and(shown(listing))
        .and(CHANNELS.NAME.gt(param("after", CHANNELS.NAME)))
        .orderBy(CHANNELS.NAME)
        .limit(param("limit", Integer.class));
  }

  private static Condition shown(ChannelListing listing) {
    return switch (listing) {
      case LIVE -> CHANNELS.ARCHIVED_AT.isNull();
      case ARCHIVED -> CHANNELS.ARCHIVED_AT.isNotNull();
      case ALL -> noCondition();
    };
  }

  private static SelectConditionStep<Record> withId() {
    return rows(CHANNELS.CHANNEL_ID.eq(param("id", CHANNELS.CHANNEL_ID)));
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(ChannelRows.CHANNEL_COLUMNS).from(CHANNELS).where(condition);
  }
}
