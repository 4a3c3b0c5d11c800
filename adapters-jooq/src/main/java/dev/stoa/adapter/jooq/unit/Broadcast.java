package dev.stoa.adapter.jooq.unit;

import java.time.Duration;
import java.util.function.Consumer;

/** Notifies the processes of a workspace of commits. */
public interface Broadcast extends AutoCloseable {

  /** Notifies all listening processes, including this one, when the open write unit commits. */
  void send(JooqSession session, String text);

  /**
   * Starts delivering notifications; called at most once, at the first wait.
   *
   * @param missed called when notifications may have been lost, so that all waiting threads check
   */
  void listen(Consumer<String> heard, Runnable missed);

  /** How often waiting threads check on their own, because notifications may be missing. */
  Duration lookEvery();

  @Override
  void close();
}
