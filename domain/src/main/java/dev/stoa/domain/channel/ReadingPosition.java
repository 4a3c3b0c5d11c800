package dev.stoa.domain.channel;

import io.vavr.collection.Seq;

/**
 * How far a reader has come in a channel.
 *
 * @param seen the number up to which everything was seen, 0 at first
 * @param head the number of the channel's last message
 */
public record ReadingPosition(long seen, long head) {

  /** Whether anything was posted since, by whomever. */
  public boolean isBehind() {
    return head > seen;
  }

  /**
   * Where the reader stands after receiving others' messages, asked for with a limit.
   *
   * <p>A full page ends at its last message, for more may follow. A shorter one was all there was,
   * so the reader's own messages up to the head are passed too.
   */
  public ReadingPosition after(Seq<ChannelMessage> received, int limit) {
    long last = received.isEmpty() ? seen : received.last().sequence();
    return new ReadingPosition(
        received.size() < limit ? Math.max(last, head) : last, Math.max(last, head));
  }
}
