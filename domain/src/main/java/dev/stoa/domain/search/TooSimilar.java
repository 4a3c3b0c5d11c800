package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;

/** What is to be written says nearly the same as what is there. */
@RefusalCode("search.too_similar")
public record TooSimilar(Seq<SimilarText> similar) implements Refusal.Conflict {

  @Override
  public String sentence() {
    return "this says nearly the same as "
        + similar.map(one -> one.id() + " (" + one.score() + ")").mkString(", ")
        + ": change that, merge it, or allow more similarity";
  }
}
