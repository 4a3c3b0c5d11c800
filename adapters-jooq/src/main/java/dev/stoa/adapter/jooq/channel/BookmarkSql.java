package dev.stoa.adapter.jooq.channel;

import static dev.stoa.adapter.jooq.channel.ChannelRows.WITH_LAST;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Bookmarks.BOOKMARKS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.selectCount;
import static org.jooq.impl.DSL.sum;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.kernel.TimePosition;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Record;
import org.jooq.Record2;
import org.jooq.SelectConditionStep;
import org.jooq.SelectFieldOrAsterisk;
import org.jooq.impl.DSL;

/** The statements of the bookmarks. */
final class BookmarkSql {

  static final Param<String> READER = Params.named("reader", BOOKMARKS.AGENT_ID);
  static final Param<String> CHANNEL = Params.named("channel", CHANNELS.CHANNEL_ID);

  /** An agent has no bookmark at first. */
  static final Field<Long> SEEN = coalesce(BOOKMARKS.LAST_SEEN_SEQUENCE, inline(0L)).as("seen");

  static final Field<Long> UNREAD = unreadCount().as("unread");
  static final Field<Long> MESSAGES =
      coalesce(sum(field(name("news", "unread"), Long.class)), inline(0L))
          .cast(Long.class)
          .as("messages");
  static final Field<Long> UNREAD_CHANNELS = DSL.count().cast(Long.class).as("channels");

  static final Statement POSITION = Statement.of(BookmarkSql::position);

  /** While a reader reads, neither the channel nor the reader may vanish under the bookmark. */
  static final Statement KEPT_POSITION =
      Statement.of(dialect -> dialect.keepRows(position(), CHANNELS, AGENTS));

  static final Statement MOVE =
      Statement.of(
          () ->
              DSL.insertInto(BOOKMARKS)
                  .set(BOOKMARKS.AGENT_ID, READER)
                  .set(BOOKMARKS.CHANNEL_ID, CHANNEL)
                  .set(Params.of(List.of(BOOKMARKS.LAST_SEEN_SEQUENCE, BOOKMARKS.LAST_SEEN_ID)))
                  .onConflict(BOOKMARKS.AGENT_ID, BOOKMARKS.CHANNEL_ID)
                  .doUpdate()
                  .set(BOOKMARKS.LAST_SEEN_SEQUENCE, excluded(BOOKMARKS.LAST_SEEN_SEQUENCE))
                  .set(
                      BOOKMARKS.LAST_SEEN_ID,
                      coalesce(excluded(BOOKMARKS.LAST_SEEN_ID), BOOKMARKS.LAST_SEEN_ID)));

  static final Statement UNREAD_OF_CHANNEL =
      Statement.of(
          () ->
              DSL.select(UNREAD)
                  .from(LastMessage.channels())
                  .leftJoin(BOOKMARKS)
                  .on(BOOKMARKS.AGENT_ID.eq(READER))
                  .and(BOOKMARKS.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
                  .where(CHANNELS.CHANNEL_ID.eq(CHANNEL)));

  static final Rows<UnreadChannel> UNREAD_CHANNEL =
      WITH_LAST
          .readAs(row -> new UnreadChannel(WITH_LAST.read(row), row.get(UNREAD)))
          .generated(UNREAD);

  static final Pages<TimePosition<ChannelId>, UnreadChannel> INBOX =
      UNREAD_CHANNEL.pages(
          Order.newestFirst(LastMessage.AT, CHANNELS.CHANNEL_ID),
          wanted -> news(UNREAD_CHANNEL.columns()).and(wanted));

  /** Binds the reader, which is no condition on the channels that are joined with bookmarks. */
  static final Filter<String> OF_READER = Filter.of(READER, noCondition());

  /** Two lookups for each channel with news, and no row of them leaves the engine. */
  static final Statement TOTALS =
      Statement.of(
          () -> {
            var news = news(List.of(UNREAD)).asTable("news");
            return DSL.select(MESSAGES, UNREAD_CHANNELS)
                .from(news)
                .where(news.field(UNREAD).gt(inline(0L)));
          });

  static final Statement FULLEST =
      Statement.of(
          () ->
              news(UNREAD_CHANNEL.columns())
                  .orderBy(UNREAD.desc(), LastMessage.AT.desc(), CHANNELS.CHANNEL_ID.desc())
                  .limit(inline(1)));

  private BookmarkSql() {}

  private static SelectConditionStep<Record2<Long, Long>> position() {
    return DSL.select(SEEN, LastMessage.SEQUENCE)
        .from(LastMessage.channels())
        .join(AGENTS)
        .on(AGENTS.AGENT_ID.eq(READER))
        .leftJoin(BOOKMARKS)
        .on(BOOKMARKS.AGENT_ID.eq(AGENTS.AGENT_ID))
        .and(BOOKMARKS.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
        .where(CHANNELS.CHANNEL_ID.eq(CHANNEL));
  }

  /** Channels with anything beyond the bookmark, be it only the reader's own. */
  private static SelectConditionStep<Record> news(List<? extends SelectFieldOrAsterisk> columns) {
    return DSL.select(columns)
        .from(LastMessage.channels())
        .leftJoin(BOOKMARKS)
        .on(BOOKMARKS.AGENT_ID.eq(READER))
        .and(BOOKMARKS.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
        .where(CHANNELS.ARCHIVED_AT.isNull())
        .and(LastMessage.PRESENT.gt(seen()));
  }

  private static Field<Long> seen() {
    return coalesce(BOOKMARKS.LAST_SEEN_SEQUENCE, inline(0L));
  }

  /**
   * All beyond the bookmark less the reader's own.
   *
   * <p>Numbers have no gaps but those of deleted messages, so where none was deleted the first part
   * is a subtraction; the second runs along an index over the reader's own messages.
   */
  private static Field<Long> unreadCount() {
    Condition beyond =
        CHANNEL_MESSAGES
            .CHANNEL_ID
            .eq(CHANNELS.CHANNEL_ID)
            .and(CHANNEL_MESSAGES.SEQUENCE.gt(seen()));
    Field<Long> counted =
        field(selectCount().from(CHANNEL_MESSAGES).where(beyond)).cast(Long.class);
    Field<Long> own =
        field(
                selectCount()
                    .from(CHANNEL_MESSAGES)
                    .where(beyond)
                    .and(CHANNEL_MESSAGES.AGENT_ID.eq(READER)))
            .cast(Long.class);
    return when(seen().ge(CHANNELS.LAST_DELETED_SEQUENCE), LastMessage.sequence().minus(seen()))
        .otherwise(counted)
        .minus(own);
  }
}
