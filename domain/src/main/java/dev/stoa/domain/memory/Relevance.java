package dev.stoa.domain.memory;

import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.RelevanceParts;
import io.vavr.control.Option;

/**
 * How well a memory answers a query.
 *
 * @param value from 0 to 1, which the best answer has; 1 without a query
 * @param parts what each part contributes to it; none without a query
 * @param cosine how near its meaning is
 */
public record Relevance(double value, Option<RelevanceParts> parts, Option<Double> cosine) {

  /** Without a query. */
  public static final Relevance UNASKED = new Relevance(1, Option.none(), Option.none());

  /** Of a text, where the best answer scores so much. */
  public static Relevance of(RankedText text, double best) {
    double scale = best > 0 ? 1 / best : 0;
    return new Relevance(
        Math.max(0, text.relevance() * scale),
        Option.some(text.parts().times(scale)),
        text.cosine());
  }
}
