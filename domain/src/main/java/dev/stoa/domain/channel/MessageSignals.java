package dev.stoa.domain.channel;

import java.time.Duration;

/** Word that a channel has something new, for those who wait for it. */
public interface MessageSignals {

  /** Tells every watch of the channel once the open write unit has committed, and not before. */
  void announce(ChannelId channel);

  /**
   * Listens from now on, without holding a unit of work. Whoever waits listens first and looks
   * then: so nothing is missed between looking and waiting.
   */
  MessageWatch watch(ChannelId channel, Duration timeout);
}
