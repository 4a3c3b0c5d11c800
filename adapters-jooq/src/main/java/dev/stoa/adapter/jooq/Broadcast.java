package dev.stoa.adapter.jooq;

import java.time.Duration;
import java.util.function.Consumer;

/** How word of a commit travels between processes that share a workspace. */
public interface Broadcast extends AutoCloseable {

  /** Heard by every process that listens, this one too, once the open write unit commits. */
  void send(JooqSession session, String text);

  /**
   * Hands over what is sent from now on; called at most once, when somebody first listens.
   *
   * @param missed called when something may have been lost, so that everybody looks for themselves
   */
  void listen(Consumer<String> heard, Runnable missed);

  /** How often those who wait look for themselves, because they may not hear. */
  Duration lookEvery();

  @Override
  void close();
}
