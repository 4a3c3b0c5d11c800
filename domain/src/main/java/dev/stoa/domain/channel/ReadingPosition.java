package dev.stoa.domain.channel;

import io.vavr.collection.Seq;

/**
 * The position of a reader in a channel.
 *
 * @param seen the number of the last message seen, 0 at first
 * @param head the number of the channel's last message
 */
public record ReadingPosition(long seen, long head) {

  /** Whether there are messages after it, by any author. */
  public boolean isBehind() {
    return head > seen;
  }

  /**
   * The position after receiving a page of messages by others.
   *
   * <p>A full page ends at its last message, because more may follow. A shorter page was the last
   * one, so the position moves to the head, past the reader's own messages.
   */
  public ReadingPosition after(Seq<ChannelMessage> received, int limit) {
    long last = received.isEmpty() ? seen : received.last().sequence();
    return new ReadingPosition(
        received.size() < limit ? Math.max(last, head) : last, Math.max(last, head));
  }
}
