package dev.stoa.domain.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import io.vavr.collection.Seq;

/**
 * Checks sequences of outcomes that state every signal, as the original does, which counts a
 * missing signal as 0. Stoa averages the signals that are given.
 */
final class OutcomeVectors {

  private OutcomeVectors() {}

  static void check(SpecVector vector) {
    Memory memory = SomeMemories.in(MemoryTier.SLOW);
    Seq<Given> ops = vector.input().get("ops").list();
    Seq<Given> expected = vector.expected().list();
    assertEquals(ops.size(), expected.size(), "one result for each outcome");
    for (int i = 0; i < ops.size(); i++) {
      Seq<Given> op = ops.get(i).list();
      Outcome outcome = op.head().flag() ? Outcome.success() : Outcome.failure();
      double error = op.get(1).isNull() ? 0 : op.get(1).number();
      memory =
          memory.after(
              outcome.predictionError(error).semanticShift(0).temporalShift(0),
              SurpriseWeights.DOCUMENTED,
              SomeMemories.NOW);
      Experience experience = memory.experience();
      Given after = expected.get(i);
      after.member("surprise", experience.surprise());
      after.member("consolidation", experience.consolidation());
      after.member("update_count", experience.updates());
      after.member("success", experience.successes());
      after.member("failure", experience.failures());
    }
  }
}
