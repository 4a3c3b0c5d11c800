package dev.stoa.domain.search;

import dev.stoa.domain.kernel.CodePointOrder;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.Comparator;

/**
 * Makes one ranking of two: what counts is the place in each, not the scores, which do not compare.
 */
public final class ReciprocalRank {

  /** How much the ranking by meaning counts; the one by words counts the rest. */
  public static final double MEANING_WEIGHT = 0.6;

  private static final double K = 60;

  private ReciprocalRank() {}

  /** A thing that was ranked, and its score over both rankings. */
  public record Fused(String id, double score) {}

  /** The score of a place in one of several rankings, counted from 1, whose best score 1. */
  public static double score(int place) {
    return (K + 1) / (K + place);
  }

  /** The score of the places, counted from 1; 0 is absent. */
  public static double score(int byMeaning, int byWords, double meaningWeight) {
    return share(byMeaning, meaningWeight) + share(byWords, 1 - meaningWeight);
  }

  /** Best first, equals in code point order of their ids; each ranking names an id once. */
  public static Seq<Fused> fuse(Seq<String> byMeaning, Seq<String> byWords) {
    Map<String, Integer> meaning = places(byMeaning);
    Map<String, Integer> words = places(byWords);
    return byMeaning
        .appendAll(byWords)
        .distinct()
        .map(
            id ->
                new Fused(
                    id, score(meaning.getOrElse(id, 0), words.getOrElse(id, 0), MEANING_WEIGHT)))
        .sorted(
            Comparator.comparingDouble(Fused::score)
                .reversed()
                .thenComparing(Fused::id, CodePointOrder::compare));
  }

  private static double share(int place, double weight) {
    return place == 0 ? 0 : weight / (K + place);
  }

  private static Map<String, Integer> places(Seq<String> ranking) {
    return HashMap.ofEntries(ranking.zipWithIndex((id, index) -> Tuple.of(id, index + 1)));
  }
}
