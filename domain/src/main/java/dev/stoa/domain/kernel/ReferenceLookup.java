package dev.stoa.domain.kernel;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How a thing is found by what a caller wrote: its whole id, else its name, else an end of its id
 * that only one has.
 */
public final class ReferenceLookup {

  /** The fewest characters of an end of an id: a shorter one too easily names another thing. */
  public static final int SHORTEST_END = 6;

  /** The most things that a refusal lists. */
  private static final int CANDIDATES = 10;

  private ReferenceLookup() {}

  /**
   * The one thing whose id ends with the text.
   *
   * @param endingWith things whose ids end with a text, up to a limit
   */
  public static <R, T> Either<R, T> byEnd(
      String reference,
      BiFunction<String, Integer, Seq<T>> endingWith,
      Supplier<R> unknown,
      Function<Seq<T>, R> ambiguous) {
    if (reference.codePointCount(0, reference.length()) < SHORTEST_END) {
      return Either.left(unknown.get());
    }
    Seq<T> found = endingWith.apply(reference, CANDIDATES);
    return switch (found.size()) {
      case 0 -> Either.left(unknown.get());
      case 1 -> Either.right(found.head());
      default -> Either.left(ambiguous.apply(found));
    };
  }

  /** For example {@code agent zelot is unknown: did you mean zealot? Else list the agents}. */
  public static String unknown(String thing, String reference, Seq<String> nearest, String fix) {
    return thing
        + " "
        + reference
        + " is unknown: "
        + (nearest.isEmpty() ? "" : "did you mean " + nearest.mkString(" or ") + "? Else ")
        + fix;
  }

  /** For example {@code note 83c1f0 may be … (plan), … (todo): give more of the id}. */
  public static String ambiguous(String thing, String reference, Seq<String> candidates) {
    return thing
        + " "
        + reference
        + " may be "
        + candidates.mkString(", ")
        + ": give more of the id";
  }
}
