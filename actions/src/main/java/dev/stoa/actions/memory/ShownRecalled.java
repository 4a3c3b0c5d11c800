package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Relevance;
import io.vavr.control.Option;

/** A memory that was recalled, and the parts of its score. */
record ShownRecalled(
    @Param("Relevance times importance times one plus surprise times decay.") double score,
    @Param("From 0 to 1, which the best answer has.") double relevance,
    @Param("Its rank among those found by words.") Option<Integer> textRank,
    @Param("The score of its words.") Option<Double> bm25,
    @Param("Its rank among those found by embedding.") Option<Integer> vectorRank,
    @Param("How near its embedding is.") Option<Double> cosine,
    @Param("What time has left of it, from 0 to 1.") double decay,
    ShownMemory memory) {

  static ShownRecalled of(Recalled recalled) {
    Relevance relevance = recalled.relevance();
    return new ShownRecalled(
        recalled.score(),
        relevance.value(),
        relevance.textRank(),
        relevance.bm25(),
        relevance.vectorRank(),
        relevance.cosine(),
        recalled.decay(),
        ShownMemory.of(recalled.memory()));
  }
}
