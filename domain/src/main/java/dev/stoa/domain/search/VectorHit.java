package dev.stoa.domain.search;

import dev.stoa.domain.kernel.CodePointOrder;
import java.util.Comparator;

/** A thing near to the query, and how near: the cosine, from -1 to 1. */
public record VectorHit(String id, double cosine) {

  /** The nearest first, ties by id. */
  public static final Comparator<VectorHit> NEAREST_FIRST =
      Comparator.comparingDouble(VectorHit::cosine)
          .reversed()
          .thenComparing(VectorHit::id, CodePointOrder::compare);
}
