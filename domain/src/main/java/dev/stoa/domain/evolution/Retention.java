package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What pruning keeps.
 *
 * @param episodes the number of newest generations whose episodes stay
 * @param actions the number of newest generations whose actions all stay
 * @param failure of older generations, the actions of episodes with this score or a lower one stay
 */
public record Retention(int episodes, int actions, int failure) {

  /** Episodes of 20 generations, actions of 5, of older ones those scored -3 or lower. */
  public static final Retention STANDARD = new Retention(20, 5, -3);

  /**
   * What is pruned, by sequence: generations are ranked by it, never by time or id.
   *
   * @param archiveBelow episodes of generations with a lower sequence are archived
   * @param thinBelow actions of episodes that did not fail are deleted in generations with a lower
   *     sequence
   */
  public record Plan(long archiveBelow, long thinBelow, int failure) {}

  /** From the sequences of the newest generations, newest first, at least as many as are kept. */
  public Plan plan(Seq<Long> newestFirst) {
    return new Plan(
        oldestStored(newestFirst, episodes), oldestStored(newestFirst, actions), failure);
  }

  private static long oldestStored(Seq<Long> newestFirst, int size) {
    return Option.when(newestFirst.size() >= size, () -> newestFirst.get(size - 1)).getOrElse(0L);
  }
}
