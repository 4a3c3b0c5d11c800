package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.Tables.AGENTS;
import static dev.stoa.schema.generated.Tables.BOOKMARKS;
import static dev.stoa.schema.generated.Tables.CHANNELS;
import static dev.stoa.schema.generated.Tables.CHANNEL_MESSAGES;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.param;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.selectCount;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.Dialect;
import dev.stoa.adapter.jooq.RenderedSql;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record2;
import org.jooq.SelectConditionStep;
import org.jooq.SelectFieldOrAsterisk;
import org.jooq.impl.DSL;

/** The statements of the bookmarks, rendered once for an engine. */
final class BookmarkSql {

  private static final Param<String> READER = param("reader", BOOKMARKS.AGENT_ID);
  private static final Param<String> CHANNEL = param("channel", CHANNELS.CHANNEL_ID);

  /** Nobody begins with a bookmark. */
  private static final Field<Long> SEEN = coalesce(BOOKMARKS.LAST_SEEN_SEQUENCE, inline(0L));

  final RenderedSql position;
  final RenderedSql keptPosition;
  final RenderedSql move;
  final RenderedSql unread;
  final RenderedSql inbox;
  final RenderedSql inboxAfter;

  BookmarkSql(Dialect dialect) {
    this.position = RenderedSql.of(dialect.sql(), position());
    // While a reader reads, neither the channel nor the reader may vanish under the bookmark.
    this.keptPosition =
        RenderedSql.of(dialect.sql(), dialect.keepRows(position(), CHANNELS, AGENTS));
    this.move =
        RenderedSql.of(
            dialect.sql(),
            DSL.insertInto(BOOKMARKS)
                .columns(
                    BOOKMARKS.AGENT_ID,
                    BOOKMARKS.CHANNEL_ID,
                    BOOKMARKS.LAST_SEEN_SEQUENCE,
                    BOOKMARKS.LAST_SEEN_ID)
                .values(
                    READER,
                    CHANNEL,
                    param("seen", BOOKMARKS.LAST_SEEN_SEQUENCE),
                    param("last", BOOKMARKS.LAST_SEEN_ID))
                .onConflict(BOOKMARKS.AGENT_ID, BOOKMARKS.CHANNEL_ID)
                .doUpdate()
                .set(BOOKMARKS.LAST_SEEN_SEQUENCE, excluded(BOOKMARKS.LAST_SEEN_SEQUENCE))
                .set(
                    BOOKMARKS.LAST_SEEN_ID,
                    coalesce(excluded(BOOKMARKS.LAST_SEEN_ID), BOOKMARKS.LAST_SEEN_ID)));
    this.unread =
        RenderedSql.of(
            dialect.sql(),
            DSL.select(unreadCount())
                .from(CHANNELS)
                .leftJoin(BOOKMARKS)
                .on(BOOKMARKS.AGENT_ID.eq(READER))
                .and(BOOKMARKS.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
                .where(CHANNELS.CHANNEL_ID.eq(CHANNEL)));
    this.inbox = RenderedSql.of(dialect.sql(), inbox(noCondition()));
    this.inboxAfter =
        RenderedSql.of(
            dialect.sql(),
            inbox(
                row(CHANNELS.LAST_MESSAGE_AT, CHANNELS.CHANNEL_ID)
                    .lt(param("at", CHANNELS.LAST_MESSAGE_AT), CHANNEL)));
  }

  private static SelectConditionStep<Record2<Long, Long>> position() {
    return DSL.select(SEEN, CHANNELS.LAST_SEQUENCE)
        .from(CHANNELS)
        .join(AGENTS)
        .on(AGENTS.AGENT_ID.eq(READER))
        .leftJoin(BOOKMARKS)
        .on(BOOKMARKS.AGENT_ID.eq(AGENTS.AGENT_ID))
        .and(BOOKMARKS.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
        .where(CHANNELS.CHANNEL_ID.eq(CHANNEL));
  }

  /** Channels with anything beyond the bookmark, be it only the reader's own. */
  private static Query inbox(Condition after) {
    List<SelectFieldOrAsterisk> columns = new ArrayList<>(ChannelRows.CHANNEL_COLUMNS);
    columns.add(unreadCount());
    return DSL.select(columns)
        .from(CHANNELS)
        .leftJoin(BOOKMARKS)
        .on(BOOKMARKS.AGENT_ID.eq(READER))
        .and(BOOKMARKS.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
        .where(CHANNELS.ARCHIVED_AT.isNull())
        .and(CHANNELS.LAST_MESSAGE_AT.isNotNull())
        .and(CHANNELS.LAST_SEQUENCE.gt(SEEN))
        .and(after)
        .orderBy(CHANNELS.LAST_MESSAGE_AT.desc(), CHANNELS.CHANNEL_ID.desc())
        .limit(param("limit", Integer.class));
  }

  /**
   * All beyond the bookmark less the reader's own.
   *
   * <p>Numbers have no gaps but those of deleted messages, so where none was deleted the first part
   * is a subtraction; the second runs along an index over the reader's own messages.
   */
  private static Field<Long> unreadCount() {
    Condition beyond =
        CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID).and(CHANNEL_MESSAGES.SEQUENCE.gt(SEEN));
    Field<Long> counted =
        field(selectCount().from(CHANNEL_MESSAGES).where(beyond)).cast(Long.class);
    Field<Long> own =
        field(
                selectCount()
                    .from(CHANNEL_MESSAGES)
                    .where(beyond)
                    .and(CHANNEL_MESSAGES.AGENT_ID.eq(READER)))
            .cast(Long.class);
    return when(SEEN.ge(CHANNELS.LAST_DELETED_SEQUENCE), CHANNELS.LAST_SEQUENCE.minus(SEEN))
        .otherwise(counted)
        .minus(own);
  }
}
