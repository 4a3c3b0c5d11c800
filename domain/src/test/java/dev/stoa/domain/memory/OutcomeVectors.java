package dev.stoa.domain.memory;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * Checks sequences of outcomes.
 *
 * <p>Counts and consolidation agree. Surprise differs on purpose: the original counts a missing
 * signal as 0, which makes promotion impossible; Stoa averages the signals that are given. An
 * outcome that states every signal gives the number of the original.
 */
final class OutcomeVectors {

  private OutcomeVectors() {}

  static void check(SpecVector vector) {
    Memory ours = SomeMemories.in(MemoryTier.SLOW);
    Memory theirs = ours;
    Seq<Given> ops = vector.input().get("ops").list();
    Seq<Given> expected = vector.expected().list();
    for (int i = 0; i < ops.size(); i++) {
      Seq<Given> op = ops.get(i).list();
      Outcome outcome = op.head().flag() ? Outcome.success() : Outcome.failure();
      double error = op.get(1).isNull() ? 0 : op.get(1).number();
      Outcome complete = outcome.predictionError(error).semanticShift(0).temporalShift(0);
      ours = ours.after(outcome, SurpriseWeights.DOCUMENTED, SomeMemories.NOW);
      theirs = theirs.after(complete, SurpriseWeights.DOCUMENTED, SomeMemories.NOW);
      Given after = expected.get(i);
      after.get("surprise").matches(theirs.experience().surprise());
      assertNotEquals(theirs.experience().surprise(), ours.experience().surprise(), 1e-12);
      for (Experience experience : List.of(ours.experience(), theirs.experience())) {
        after.get("consolidation").matches(experience.consolidation());
        after.get("update_count").matches((double) experience.updates());
        after.get("success").matches((double) experience.successes());
        after.get("failure").matches((double) experience.failures());
      }
    }
  }
}
