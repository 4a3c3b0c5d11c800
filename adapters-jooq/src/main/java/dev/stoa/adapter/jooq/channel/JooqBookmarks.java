package dev.stoa.adapter.jooq.channel;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ReadingPosition;
import dev.stoa.domain.channel.UnreadChannel;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The bookmarks in the table {@code bookmarks}, and what they leave unread. */
public final class JooqBookmarks implements Bookmarks {

  private static final int UNREAD_COLUMN = ChannelRows.CHANNEL_COLUMNS.size() + 1;

  private final JooqSession session;
  private final BookmarkSql sql;

  public JooqBookmarks(JooqSession session) {
    this.session = session;
    this.sql = new BookmarkSql(session.dialect());
  }

  @Override
  public Option<ReadingPosition> find(AgentId reader, ChannelId channel) {
    return session.one(
        sql.position, binds -> bind(binds, reader, channel), JooqBookmarks::position);
  }

  @Override
  public Option<ReadingPosition> lock(AgentId reader, ChannelId channel) {
    // The row may not be there yet, so a name is locked.
    session.serialize("bookmark:" + channel + ":" + reader);
    return session.one(
        sql.keptPosition, binds -> bind(binds, reader, channel), JooqBookmarks::position);
  }

  @Override
  public void move(
      AgentId reader, ChannelId channel, long seen, Option<ChannelMessageId> lastReceived) {
    session
        .writing()
        .run(
            sql.move,
            binds ->
                bind(binds, reader, channel)
                    .number(seen)
                    .text(lastReceived.map(ChannelMessageId::value).getOrNull()));
  }

  @Override
  public long unread(AgentId reader, ChannelId channel) {
    return session
        .one(
            sql.unread,
            binds -> bind(binds.text(reader.value()), reader, channel),
            row -> row.number(1))
        .getOrElse(0L);
  }

  @Override
  public Seq<UnreadChannel> inbox(AgentId reader, Option<UnreadChannel.Key> after, int limit) {
    Seq<UnreadChannel> found = Vector.empty();
    Option<UnreadChannel.Key> from = after;
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
      AgentId reader, Option<UnreadChannel.Key> after, int limit) {
    return session.list(
        after.isEmpty() ? sql.inbox : sql.inboxAfter,
        binds -> {
          binds.text(reader.value()).text(reader.value());
          for (UnreadChannel.Key key : after) {
            binds.instant(key.lastMessageAt()).text(key.id().value());
          }
          binds.number(limit);
        },
        row -> new UnreadChannel(ChannelRows.channel(row), row.number(UNREAD_COLUMN)));
  }

  private static Binds bind(Binds binds, AgentId reader, ChannelId channel) throws SQLException {
    return binds.text(reader.value()).text(channel.value());
  }

  private static ReadingPosition position(Row row) throws SQLException {
    return new ReadingPosition(row.number(1), row.number(2));
  }
}
