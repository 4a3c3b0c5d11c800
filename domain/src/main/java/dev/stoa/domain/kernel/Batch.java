package dev.stoa.domain.kernel;

import io.vavr.collection.Seq;

/** How much a bulk call takes: as much as one transaction holds with ease. */
public final class Batch {

  /** The most items of one call. */
  public static final int MAX_SIZE = 10_000;

  private Batch() {}

  /** Refuses more items than one call takes. */
  public static <T> Seq<T> checked(Seq<T> items) {
    if (items.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "a batch of " + items.size() + " is too large: split it into batches of " + MAX_SIZE);
    }
    return items;
  }
}
