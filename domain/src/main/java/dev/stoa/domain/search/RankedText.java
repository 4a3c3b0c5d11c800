package dev.stoa.domain.search;

import dev.stoa.domain.kernel.CodePointOrder;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * A text, and how well it answers a question.
 *
 * @param relevance orders the answers to one question
 * @param score from 0 to 1, the same across questions: about a half if a text of average length has
 *     every word of the question once
 * @param cosine how near its embedding is to that of the question, if both are known
 */
public record RankedText(
    String id, double relevance, double score, RelevanceParts parts, Option<Double> cosine) {

  /** Best first, equals in code point order of their ids. */
  public static final Comparator<RankedText> BEST_FIRST =
      Comparator.comparingDouble(RankedText::relevance)
          .reversed()
          .thenComparing(RankedText::id, CodePointOrder::compare);

  /** With this score. */
  RankedText scored(double value) {
    return new RankedText(id, relevance, value, parts, cosine);
  }
}
