package dev.stoa.domain.kernel;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import java.util.Comparator;
import java.util.Locale;
import java.util.function.BiFunction;

/** The names that a mistyped one was probably meant to be. */
public final class NearestNames {

  private static final int MOST = 3;
  private static final int PAGE = 1_000;
  private static final Comparator<Tuple2<Integer, String>> NEAREST_FIRST =
      Comparator.<Tuple2<Integer, String>, Integer>comparing(Tuple2::_1)
          .thenComparing(Tuple2::_2, CodePointOrder::compare);

  private NearestNames() {}

  /**
   * At most three, the nearest first: where one third of the characters or fewer are wrong.
   *
   * @param after names greater than a text, in ascending order, up to a limit; of many names those
   *     with the same beginning are compared
   */
  public static Seq<String> of(String query, BiFunction<String, Integer, Seq<String>> after) {
    Seq<String> first = after.apply("", PAGE);
    return first.size() < PAGE || query.isEmpty()
        ? among(query, first)
        : among(query, after.apply(query.substring(0, query.offsetByCodePoints(0, 1)), PAGE));
  }

  /** As above, of few names. */
  public static Seq<String> among(String query, Seq<String> names) {
    String wanted = query.toLowerCase(Locale.ROOT);
    int allowed = Math.max(1, wanted.length() / 3);
    return names
        .map(name -> Tuple.of(distance(wanted, name.toLowerCase(Locale.ROOT), allowed), name))
        .filter(near -> near._1 <= allowed)
        .sorted(NEAREST_FIRST)
        .take(MOST)
        .map(Tuple2::_2);
  }

  /** Changes, insertions, deletions and swaps of neighbours from one to the other. */
  private static int distance(String from, String to, int allowed) {
    if (Math.abs(from.length() - to.length()) > allowed) {
      return allowed + 1;
    }
    int[][] steps = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        steps[i][j] = Math.min(i, j) == 0 ? Math.max(i, j) : least(steps, from, to, i, j);
      }
    }
    return steps[from.length()][to.length()];
  }

  private static int least(int[][] steps, String from, String to, int i, int j) {
    int change = steps[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
    int oneMore = 1 + Math.min(steps[i - 1][j], steps[i][j - 1]);
    boolean swapped =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    int least = Math.min(change, oneMore);
    return swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
  }
}
