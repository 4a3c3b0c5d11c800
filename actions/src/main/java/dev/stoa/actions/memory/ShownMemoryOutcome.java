package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.MemoryOutcome;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.RecordedOutcome;
import io.vavr.control.Option;
import java.time.Instant;

/** An outcome of using a memory. */
record ShownMemoryOutcome(
    @Param("Its number among the outcomes of the memory, from 1.") long number,
    Instant createdAt,
    @Param("Whether the memory helped.") boolean success,
    @Param("How far the agent's own prediction was off.") Option<Double> predictionError,
    @Param("How much the situation differed from the memory.") Option<Double> semanticShift,
    @Param("How unexpected the time was.") Option<Double> temporalShift,
    @Param("The success rate before it; 0.5 without outcomes.") double expected,
    @Param("How unexpected it was, from 0 to 1.") double surprise,
    @Param("The surprise of the memory before it.") double surpriseBefore,
    @Param("The surprise of the memory after it.") double surpriseAfter,
    @Param("The consolidation of the memory after it.") double consolidationScore) {

  static ShownMemoryOutcome of(RecordedOutcome recorded) {
    MemoryOutcome learnt = recorded.outcome();
    Outcome outcome = learnt.outcome();
    return new ShownMemoryOutcome(
        recorded.sequence(),
        learnt.createdAt(),
        outcome.succeeded(),
        outcome.predictionError(),
        outcome.semanticShift(),
        outcome.temporalShift(),
        learnt.expected(),
        learnt.surprise(),
        learnt.surpriseBefore(),
        learnt.surpriseAfter(),
        learnt.consolidation());
  }
}
