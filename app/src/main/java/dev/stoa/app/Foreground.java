package dev.stoa.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A command that runs until its process is stopped, and then ends in an orderly way. */
final class Foreground implements AutoCloseable {

  private static final long MOST_SECONDS = 60;

  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread hook = new Thread(this::end, "stoa-end");

  Foreground() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Waits until the process is stopped, or this thread is interrupted. */
  void await() {
    try {
      interrupted.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The JVM ends when this returns: not before everything is closed. */
  private void end() {
    interrupted.countDown();
    try {
      ended.await(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Everything is closed. */
  @Override
  public void close() {
    ended.countDown();
    if (interrupted.getCount() > 0) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
