package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * Whether the failures of a generation happened before.
 *
 * @param failing the episodes with the lowest scores
 * @param summary what they have in common, in words
 * @param similar failures of other episodes that are near, nearest first
 * @param constraint what the next generation must not try again, if the failure recurs
 */
public record Recurrence(
    Seq<Episode> failing, String summary, Seq<StrategyHit> similar, Option<String> constraint) {

  /** A failure as near as this is the same one. */
  public static final double SAME = 0.8;

  /** The number of earlier failures that make it a recurring one. */
  public static final int RECURRING = 2;

  private static final int SHOWN = 200;

  /** Judges what was found. */
  public static Recurrence of(Seq<Episode> failing, String summary, Seq<StrategyHit> similar) {
    Seq<StrategyHit> same = similar.filter(hit -> hit.cosine() >= SAME);
    return new Recurrence(
        failing, summary, similar, Option.when(same.size() >= RECURRING, () -> constraint(same)));
  }

  /** Whether enough earlier failures are the same. */
  public boolean isRecurring() {
    return constraint.isDefined();
  }

  private static String constraint(Seq<StrategyHit> same) {
    StrategyDraft nearest = same.head().strategy().draft();
    double mean = same.map(hit -> hit.strategy().draft().score()).average().getOrElse(0.0);
    return String.format(
        Locale.ROOT,
        "Do not use the tactic %s as %s: it failed in %d earlier episodes (mean score %.1f, mostly"
            + " ended by %s). Nearest: %s",
        nearest.tactic(),
        nearest.archetype(),
        same.size(),
        mean,
        mostFrequent(same).label(),
        shortened(nearest.document().strip()));
  }

  private static String shortened(String document) {
    if (document.codePointCount(0, document.length()) <= SHOWN) {
      return document;
    }
    return document.substring(0, document.offsetByCodePoints(0, SHOWN)) + "…";
  }

  private static Termination mostFrequent(Seq<StrategyHit> same) {
    return same.map(hit -> hit.strategy().draft().reason())
        .groupBy(reason -> reason)
        .maxBy(group -> group._2.size())
        .get()
        ._1;
  }
}
