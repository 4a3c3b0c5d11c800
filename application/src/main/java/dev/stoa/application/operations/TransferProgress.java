package dev.stoa.application.operations;

/** Receives how far a transfer is. */
@FunctionalInterface
public interface TransferProgress {

  /** For callers who do not wait for it. */
  TransferProgress NONE = (step, done, total) -> {};

  /**
   * Called once in a while.
   *
   * @param step what is being done, such as {@code copying}
   * @param done the rows that are done
   * @param total the rows of this step
   */
  void rows(String step, long done, long total);

  /** A step begins whose rows are not counted. */
  default void step(String step) {
    rows(step, 0, 0);
  }
}
