package dev.stoa.domain.kernel;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** One page of a listing, and the key to ask for the next one with. */
public record Page<T, K>(Seq<T> items, Option<K> next) {

  /** The longest page any listing gives. */
  public static final int MAX_SIZE = 1_000;

  /** Refuses a size no listing would give. */
  public static int checkedSize(int size) {
    if (size < 1 || size > MAX_SIZE) {
      throw new IllegalArgumentException(
          "page size " + size + " is out of range: ask for 1 to " + MAX_SIZE);
    }
    return size;
  }
}
