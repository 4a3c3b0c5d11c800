package dev.stoa.application.operations;

/** Counts the rows of one step and reports them now and then. */
final class RowCounter {

  private static final long EVERY = 1_000;

  private final TransferProgress progress;
  private final String step;
  private final long total;
  private long done;

  RowCounter(TransferProgress progress, String step, long total) {
    this.progress = progress;
    this.step = step;
    this.total = total;
  }

  void count() {
    done++;
    if (done % EVERY == 0 || done == total) {
      progress.rows(step, done, total);
    }
  }
}
