package dev.stoa.app.torture.poison;

import java.util.function.Supplier;

/** What writes and recalls cost. */
final class Cost {

  private static final int NANOS = 1_000;

  private long writes;
  private long writing;
  private long recalls;
  private long recalling;

  <T> T write(Supplier<T> work) {
    long began = System.nanoTime();
    T done = work.get();
    writing += System.nanoTime() - began;
    writes++;
    return done;
  }

  <T> T recall(Supplier<T> work) {
    long began = System.nanoTime();
    T done = work.get();
    recalling += System.nanoTime() - began;
    recalls++;
    return done;
  }

  long microsPerWrite() {
    return writing / NANOS / Math.max(1, writes);
  }

  long microsPerRecall() {
    return recalling / NANOS / Math.max(1, recalls);
  }
}
