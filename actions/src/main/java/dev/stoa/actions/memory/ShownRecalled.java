package dev.stoa.actions.memory;

import dev.stoa.actions.search.ShownParts;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Relevance;
import io.vavr.control.Option;

/** A memory that was recalled, and the parts of its score. */
record ShownRecalled(
    @Param("Relevance times strength, or relevance alone if that was asked for.") double score,
    @Param("From 0 to 1, which the best answer has.") double relevance,
    @Param("What each part contributes to the relevance.") Option<ShownParts> parts,
    @Param("How near its embedding is.") Option<Double> cosine,
    @Param("Importance times one plus surprise times decay.") double strength,
    @Param("What time has left of it, from 0 to 1.") double decay,
    @Param("The parts of the score in one line, if that was asked for.") Option<String> explanation,
    ShownMemory memory) {

  static ShownRecalled of(Recalled recalled, boolean explained) {
    Relevance relevance = recalled.relevance();
    return new ShownRecalled(
        recalled.score(),
        relevance.value(),
        relevance.parts().map(ShownParts::of),
        relevance.cosine(),
        recalled.strength(),
        recalled.decay(),
        Option.when(explained, recalled::explain),
        ShownMemory.of(recalled.memory()));
  }
}
