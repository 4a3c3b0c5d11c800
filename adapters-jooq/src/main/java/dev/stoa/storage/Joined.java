package dev.stoa.storage;

import java.util.List;

/**
 * The result of work inside a caller's transaction.
 *
 * @param outcome the result; it takes effect when the caller commits
 * @param waiting callbacks to run after the caller has committed; none of it throws
 */
public record Joined<T>(T outcome, List<Runnable> waiting) {

  public Joined {
    waiting = List.copyOf(waiting);
  }

  /**
   * Call this after the caller's transaction has committed, to wake waiting threads at once.
   * Without it they find new messages at their next check.
   */
  public void committed() {
    waiting.forEach(Runnable::run);
  }
}
