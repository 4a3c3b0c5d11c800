package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Bookmarks.BOOKMARKS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ReadingPosition;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.channel.UnreadTotals;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The bookmarks in the table {@code bookmarks}, and what they leave unread. */
public final class JooqBookmarks implements Bookmarks {

  private final JooqSession session;

  public JooqBookmarks(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<ReadingPosition> find(AgentId reader, ChannelId channel) {
    return session.one(
        BookmarkSql.POSITION, binds -> bind(binds, reader, channel), JooqBookmarks::position);
  }

  @Override
  public Option<ReadingPosition> lock(AgentId reader, ChannelId channel) {
    // The row may not be there yet, so a name is locked.
    session.serialize(LockName.BOOKMARK.of(channel + ":" + reader));
    return session.one(
        BookmarkSql.KEPT_POSITION, binds -> bind(binds, reader, channel), JooqBookmarks::position);
  }

  @Override
  public void move(
      AgentId reader, ChannelId channel, long seen, Option<ChannelMessageId> lastReceived) {
    session.run(
        BookmarkSql.MOVE,
        binds ->
            bind(binds, reader, channel)
                .set(BOOKMARKS.LAST_SEEN_SEQUENCE, seen)
                .set(
                    BOOKMARKS.LAST_SEEN_ID, lastReceived.map(ChannelMessageId::value).getOrNull()));
  }

  @Override
  public long unread(AgentId reader, ChannelId channel) {
    return session
        .one(
            BookmarkSql.UNREAD_OF_CHANNEL,
            binds -> bind(binds, reader, channel),
            row -> row.get(BookmarkSql.UNREAD))
        .getOrElse(0L);
  }

  @Override
  public Seq<UnreadChannel> inbox(
      AgentId reader, Option<TimePosition<ChannelId>> after, int limit) {
    Seq<UnreadChannel> found = Vector.empty();
    Option<TimePosition<ChannelId>> from = after;
    while (true) {
      Seq<UnreadChannel> candidates = candidates(reader, from, limit);
      found = found.appendAll(candidates.filter(one -> one.unread() > 0));
      if (candidates.size() < limit || found.size() >= limit) {
        return found.take(limit);
      }
      // Some had nothing beyond the bookmark but the reader's own messages: look further.
      from = candidates.last().key();
    }
  }

  private Seq<UnreadChannel> candidates(
      AgentId reader, Option<TimePosition<ChannelId>> after, int limit) {
    return BookmarkSql.INBOX.page(
        session, Filters.NONE.and(BookmarkSql.OF_READER, reader.value()), after, limit);
  }

  @Override
  public UnreadTotals totals(AgentId reader) {
    return session
        .one(
            BookmarkSql.TOTALS,
            binds -> binds.set(BookmarkSql.READER, reader.value()),
            row ->
                new UnreadTotals(
                    row.get(BookmarkSql.MESSAGES), row.get(BookmarkSql.UNREAD_CHANNELS)))
        .get();
  }

  @Override
  public Option<UnreadChannel> fullest(AgentId reader) {
    return BookmarkSql.UNREAD_CHANNEL
        .one(session, BookmarkSql.FULLEST, binds -> binds.set(BookmarkSql.READER, reader.value()))
        .filter(one -> one.unread() > 0);
  }

  private static Binds bind(Binds binds, AgentId reader, ChannelId channel) throws SQLException {
    return binds.set(BookmarkSql.READER, reader.value()).set(BookmarkSql.CHANNEL, channel.value());
  }

  private static ReadingPosition position(Row row) throws SQLException {
    return new ReadingPosition(row.get(BookmarkSql.SEEN), row.get(LastMessage.SEQUENCE));
  }
}
