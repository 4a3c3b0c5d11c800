package dev.stoa.domain.correction;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Whether two claims about one subject contradict each other, by opposite words: one says {@code
 * always}, the other {@code never}. It finds the plain cases and misses the others.
 */
public final class Contradiction {

  private static final Seq<Tuple2<Pattern, Pattern>> OPPOSITES =
      Vector.of(
          opposites("is", "is not|isn't"),
          opposites("are", "are not|aren't"),
          opposites("can", "cannot|can not|can't"),
          opposites("always", "never"),
          opposites("true", "false"),
          opposites("valid", "invalid"));

  private static final Pattern COMPLEXITY =
      Pattern.compile("\\bo\\(([^()]*(?:\\([^()]*\\))?[^()]*)\\)");

  private Contradiction() {}

  /** Whether one claim has a word and the other its opposite, or another class of complexity. */
  public static boolean between(String claim, String other) {
    String one = claim.toLowerCase(Locale.ROOT);
    String two = other.toLowerCase(Locale.ROOT);
    Set<String> costs = costs(one);
    Set<String> otherCosts = costs(two);
    return OPPOSITES.exists(pair -> opposed(pair, one, two) || opposed(pair, two, one))
        || (!costs.isEmpty() && !otherCosts.isEmpty() && costs.intersect(otherCosts).isEmpty());
  }

  private static boolean opposed(Tuple2<Pattern, Pattern> pair, String yes, String no) {
    return pair._2.matcher(no).find()
        && pair._1.matcher(yes).find()
        && !pair._2.matcher(yes).find();
  }

  private static Set<String> costs(String claim) {
    return HashSet.ofAll(
        COMPLEXITY.matcher(claim).results().map(match -> match.group(1).replace(" ", "")).toList());
  }

  private static Tuple2<Pattern, Pattern> opposites(String yes, String no) {
    return Tuple.of(word(yes), word(no));
  }

  private static Pattern word(String any) {
    return Pattern.compile("\\b(?:" + any + ")\\b");
  }
}
