package dev.stoa.domain.memory;

import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.RelevanceParts;
import io.vavr.control.Option;

/**
 * How well a memory answers a query.
 *
 * @param value from 0 to 1, the same across queries; 1 without a query
 * @param parts what each part contributes to it; none without a query
 * @param cosine how near its meaning is
 */
public record Relevance(double value, Option<RelevanceParts> parts, Option<Double> cosine) {

  /** Without a query. */
  public static final Relevance UNASKED = new Relevance(1, Option.none(), Option.none());

  /** Of a memory that another one refers to, and which says nothing of the query itself. */
  public static final Relevance LINKED = new Relevance(0, Option.none(), Option.none());

  /** Of a text. */
  public static Relevance of(RankedText text) {
    double scale = text.score() > 0 ? text.score() / text.relevance() : 0;
    return new Relevance(text.score(), Option.some(text.parts().times(scale)), text.cosine());
  }
}
