package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ReadingPosition;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.channel.UnreadTotals;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** The bookmarks in a map; unread messages are counted one by one. */
public final class InMemoryBookmarks implements Bookmarks {

  private static final Comparator<UnreadChannel.Key> NEWEST_FIRST =
      Comparator.comparing(UnreadChannel.Key::lastMessageAt)
          .thenComparing(key -> key.id().value(), ChannelCells.KEY_ORDER)
          .reversed();

  private final ChannelCells cells;

  public InMemoryBookmarks(ChannelCells cells) {
    this.cells = cells;
  }

  @Override
  public Option<ReadingPosition> find(AgentId reader, ChannelId channel) {
    return cells
        .channels
        .get()
        .get(channel)
        .filter(known -> cells.knows(reader))
        .map(cells::withLastMessage)
        .map(known -> new ReadingPosition(seen(reader, channel), known.lastSequence()));
  }

  @Override
  public Option<ReadingPosition> lock(AgentId reader, ChannelId channel) {
    cells.seen.requireWriting();
    return find(reader, channel);
  }

  @Override
  public void move(
      AgentId reader, ChannelId channel, long seen, Option<ChannelMessageId> lastReceived) {
    cells.seen.requireWriting();
    if (lastReceived.exists(id -> !cells.byId.get().containsKey(id))
        || find(reader, channel).isEmpty()) {
      throw new StorageException("a bookmark must be of a reader, in a channel, at a message");
    }
    cells.seen.update(all -> all.put(Tuple.of(reader, channel), seen));
  }

  @Override
  public long unread(AgentId reader, ChannelId channel) {
    long seen = seen(reader, channel);
    return cells
        .in(channel)
        .values()
        .count(message -> message.sequence() > seen && !message.author().equals(reader));
  }

  @Override
  public Seq<UnreadChannel> inbox(AgentId reader, Option<UnreadChannel.Key> after, int limit) {
    return cells
        .channels
        .get()
        .values()
        .filter(channel -> channel.archivedAt().isEmpty())
        .map(cells::withLastMessage)
        .map(channel -> new UnreadChannel(channel, unread(reader, channel.id())))
        .filter(one -> one.unread() > 0)
        .filter(one -> after.forAll(key -> NEWEST_FIRST.compare(key(one.channel()), key) > 0))
        .toVector()
        .sorted(Comparator.comparing(one -> key(one.channel()), NEWEST_FIRST))
        .take(limit);
  }

  @Override
  public UnreadTotals totals(AgentId reader) {
    Seq<UnreadChannel> all = inbox(reader, Option.none(), Integer.MAX_VALUE);
    return new UnreadTotals(all.map(UnreadChannel::unread).sum().longValue(), all.size());
  }

  @Override
  public Option<UnreadChannel> fullest(AgentId reader) {
    // The sort is stable, so the first of equals has the newest activity.
    return inbox(reader, Option.none(), Integer.MAX_VALUE)
        .sorted(Comparator.comparingLong(UnreadChannel::unread).reversed())
        .headOption();
  }

  private long seen(AgentId reader, ChannelId channel) {
    return cells.seen.get().get(Tuple.of(reader, channel)).getOrElse(0L);
  }

  /** Whatever is unread was said some time. */
  private static UnreadChannel.Key key(Channel channel) {
    return new UnreadChannel.Key(channel.lastMessageAt().get(), channel.id());
  }
}
