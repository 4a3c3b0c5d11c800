package dev.stoa.domain.search;

import dev.stoa.domain.kernel.CodePointOrder;
import java.util.Comparator;

/** A text that answers a question, and how well: its BM25 score, above zero. */
public record TextHit(String id, double relevance) {

  /** Best first, equals in code point order of their ids. */
  static final Comparator<TextHit> BEST_FIRST =
      Comparator.comparingDouble(TextHit::relevance)
          .reversed()
          .thenComparing(TextHit::id, CodePointOrder::compare);
}
