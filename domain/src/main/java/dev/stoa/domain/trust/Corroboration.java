package dev.stoa.domain.trust;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/**
 * A principal wrote the same as an item, independently of it.
 *
 * @param root the first item that this principal made it from, or what stands for the principal
 * @param trust how far what it wrote is trusted
 */
public record Corroboration(
    ItemRef item, String principal, String root, Trust trust, Instant recordedAt) {

  /** How many of them raise an item. */
  public static final int ENOUGH = 2;

  private static final String BY = "corroboration";

  /** Whether it was they that raised an item. */
  public static boolean isBy(Raised raised) {
    return raised.by().equals(BY);
  }

  /** What they raise an item to: the most that enough of them support. */
  public static Option<Raised> raising(Origin item, Seq<Corroboration> all) {
    return all.map(Corroboration::trust)
        .sorted(Comparator.reverseOrder())
        .drop(ENOUGH - 1)
        .headOption()
        .filter(to -> item.trust() != Trust.QUARANTINED && to.compareTo(item.trust()) > 0)
        .map(to -> new Raised(to, BY));
  }
}
