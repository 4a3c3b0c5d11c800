package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The size limit of bulk calls; one transaction handles that many items well. */
public final class Batch {

  /** Maximum number of items in one call. */
  public static final int MAX_SIZE = 10_000;

  private Batch() {}

  /** The items in order; refuses a batch that is too large. */
  public static <T> Seq<T> checked(Iterable<T> items) {
    Seq<T> all = Vector.ofAll(items);
    if (all.size() > MAX_SIZE) {
      throw new InvalidValue(
          "a batch of " + all.size() + " is too large: split it into batches of " + MAX_SIZE);
    }
    return all;
  }
}
