package dev.stoa.domain.files;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * Which lines of a file are wanted.
 *
 * @param first the first one, from 1
 * @param last the last one; {@link #END} for all that follow
 */
public record FileRange(long first, long last) {

  /** Up to the last line, however many there are. */
  public static final long END = -1;

  /** Refuses a last line that is before the first line of every file. */
  public FileRange {
    if (last < END) {
      throw new InvalidValue(
          "Invalid `view_range` parameter: ["
              + first
              + ", "
              + last
              + "]. The last line is a number from 1, or -1 for the end of the file");
    }
    first = Math.max(1, first);
  }

  /** From a line to the end. */
  public static FileRange from(long first) {
    return new FileRange(first, END);
  }

  /** As a caller wrote it: two numbers. */
  public static FileRange of(Iterable<? extends Number> written) {
    Seq<Number> numbers = Vector.ofAll(written);
    if (numbers.size() != 2) {
      throw new InvalidValue(
          "Invalid `view_range` parameter: it has "
              + numbers.size()
              + " numbers. Give the first and the last line");
    }
    return new FileRange(numbers.get(0).longValue(), numbers.get(1).longValue());
  }
}
