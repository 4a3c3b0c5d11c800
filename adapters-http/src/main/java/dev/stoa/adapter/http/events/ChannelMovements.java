package dev.stoa.adapter.http.events;

import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelKey;
import dev.stoa.domain.channel.ChannelQuery;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/**
 * How many messages were ever posted in the live channels of a workspace, and where the latest
 * were.
 *
 * <p>Posting keeps no total, so that it writes no row that all channels share. Channels are read
 * instead, one page each time, so that asking costs the same however many there are. In a workspace
 * with several pages a message is noticed once all of them were read again.
 */
public final class ChannelMovements {

  private static final int LIVELY = 4;

  /**
   * What all channels were read to have.
   *
   * @param lively those with the latest messages, the latest first
   */
  public record Movement(long messages, Seq<Channel> lively) {

    private static final Movement NONE = new Movement(0, Vector.empty());

    private Movement with(Seq<Channel> page) {
      return new Movement(
          messages + page.map(Channel::lastSequence).sum().longValue(),
          lively
              .appendAll(page.filter(channel -> channel.lastMessageAt().isDefined()))
              .sorted(Comparator.comparing(ChannelMovements::latest).reversed())
              .take(LIVELY));
    }
  }

  private final int pageSize;
  private Option<ChannelKey> after = Option.none();
  private Movement reading = Movement.NONE;
  private Option<Movement> known = Option.none();

  public ChannelMovements(int pageSize) {
    this.pageSize = pageSize;
  }

  private static Instant latest(Channel channel) {
    return channel.lastMessageAt().getOrElse(Instant.MIN);
  }

  /** Reads the next page, or all of them the first time. */
  public synchronized Movement next(ChannelOperations channels) {
    do {
      Page<Channel, ChannelKey> page =
          channels.list(ChannelQuery.all().page(new PageRequest<>(after, pageSize)));
      reading = reading.with(page.items());
      after = page.next();
      if (after.isEmpty()) {
        known = Option.some(reading);
        reading = Movement.NONE;
      }
    } while (known.isEmpty());
    return known.get();
  }
}
