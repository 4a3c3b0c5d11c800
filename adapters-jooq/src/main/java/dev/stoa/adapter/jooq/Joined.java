package dev.stoa.adapter.jooq;

import java.util.List;

/**
 * What work inside a caller's transaction answered.
 *
 * @param outcome the answer; it counts when the caller commits
 * @param waiting what is done once the caller has committed; none of it throws
 */
public record Joined<T>(T outcome, List<Runnable> waiting) {

  public Joined {
    waiting = List.copyOf(waiting);
  }

  /**
   * Says that the caller's transaction is committed: whoever waits for what it wrote is told at
   * once. Without it they find out when they look for themselves.
   */
  public void committed() {
    waiting.forEach(Runnable::run);
  }
}
