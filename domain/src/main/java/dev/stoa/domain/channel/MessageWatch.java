package dev.stoa.domain.channel;

/** One thread that waits for messages in a channel, with a timeout. */
public interface MessageWatch extends AutoCloseable {

  /**
   * Waits for a notification; false after the timeout.
   *
   * <p>Notifications since the last call, or since listening started, count. The result may be true
   * without a new message: where other processes cannot notify, it is true at regular intervals.
   */
  boolean heard();

  /** Stops listening. */
  @Override
  void close();
}
