package dev.stoa.domain.channel;

import java.time.Duration;

/** Notifies waiting readers of new messages in a channel. */
public interface MessageSignals {

  /** Notifies every watch of the channel after the open write unit has committed. */
  void announce(ChannelId channel);

  /**
   * Starts listening, without a unit of work. Callers listen first and check for messages
   * afterwards, so that none is missed in between.
   */
  MessageWatch watch(ChannelId channel, Duration timeout);
}
