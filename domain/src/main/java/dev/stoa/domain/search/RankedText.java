package dev.stoa.domain.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.trust.Trust;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * A text, and how well it answers a question.
 *
 * @param relevance orders the answers to one question
 * @param score from 0 to 1, the same across questions: about a half if a text of average length has
 *     every word of the question once
 * @param cosine how near its embedding is to that of the question, if both are known
 * @param trust how far it is trusted, if its kind has an origin
 */
public record RankedText(
    String id,
    double relevance,
    double score,
    RelevanceParts parts,
    Option<Double> cosine,
    Option<Trust> trust) {

  /** Best first; of equals the more trusted one, then in code point order of their ids. */
  public static final Comparator<RankedText> BEST_FIRST =
      Comparator.comparingDouble(RankedText::relevance)
          .reversed()
          .thenComparing(RankedText::standing, Comparator.reverseOrder())
          .thenComparing(RankedText::id, CodePointOrder::compare);

  /** With this score. */
  RankedText scored(double value) {
    return new RankedText(id, relevance, value, parts, cosine, trust);
  }

  /** Trusted so far. */
  RankedText trusted(Option<Trust> value) {
    return new RankedText(id, relevance, score, parts, cosine, value);
  }

  /** With the part of its relevance that its trust leaves. */
  RankedText weighed() {
    return new RankedText(id, standing().weighed(relevance), score, parts, cosine, trust);
  }

  /** What has no origin, as a conclusion, counts as an agent's. */
  public Trust standing() {
    return trust.getOrElse(Trust.AGENT);
  }
}
