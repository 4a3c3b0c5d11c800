package dev.stoa.domain.channel;

/** Somebody waiting for a channel, until the time is up; used by one thread. */
public interface MessageWatch extends AutoCloseable {

  /**
   * Waits until it is worth looking again, and is false once the time is up.
   *
   * <p>What was announced since the last call, or since listening began, counts. A true may be a
   * false alarm: where other processes cannot be heard it comes every now and then.
   */
  boolean heard();

  /** Listens no longer. */
  @Override
  void close();
}
