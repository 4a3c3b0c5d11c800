package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Says in words what failing episodes have in common: the text the mutator embeds. */
public final class FailureSummary {

  /** The number of characters of a dialogue that are used. */
  private static final int MAX_SAID = 4_000;

  private FailureSummary() {}

  /** The reasons, most frequent first, then the last dialogue of each episode. */
  public static String of(Seq<Episode> failing, Seq<String> lastWords) {
    Vector<String> reasons =
        failing
            .groupBy(one -> one.result().reason())
            .toVector()
            .sortBy(group -> -group._2.size())
            .map(group -> group._1.label() + " " + group._2.size());
    String text = lastWords.mkString(" ");
    return "failed episodes ended by "
        + reasons.mkString(", ")
        + (text.isEmpty()
            ? ""
            : ": " + text.substring(0, Math.min(text.length(), MAX_SAID)).strip());
  }
}
