package dev.stoa.domain.kernel;

import io.vavr.collection.Seq;

/** The size limit of bulk calls; one transaction handles that many items well. */
public final class Batch {

  /** Maximum number of items in one call. */
  public static final int MAX_SIZE = 10_000;

  private Batch() {}

  /** Refuses a batch that is too large. */
  public static <T> Seq<T> checked(Seq<T> items) {
    if (items.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "a batch of " + items.size() + " is too large: split it into batches of " + MAX_SIZE);
    }
    return items;
  }
}
