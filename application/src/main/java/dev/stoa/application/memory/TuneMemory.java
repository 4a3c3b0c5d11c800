package dev.stoa.application.memory;

import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.Observations;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Evaluates the memory and tunes the parameters of the tier rules. */
final class TuneMemory {

  private static final Duration LATELY = Duration.ofDays(1);

  private final MemoryStorage storage;
  private final MemoryRanking ranking;
  private final InstantSource clock;

  TuneMemory(MemoryStorage storage, InstantSource clock) {
    this.storage = storage;
    this.ranking = storage.memoryRanking();
    this.clock = clock;
  }

  /** The current parameters of the tier rules. */
  HyperParameters tuned() {
    return storage
        .learningStates()
        .latest()
        .map(LearningState::tuned)
        .getOrElse(HyperParameters.DOCUMENTED);
  }

  LearningState evaluate(Observations noticed) {
    Option<LearningState> before = storage.learningStates().lockLatest();
    Instant now = clock.instant();
    LearningState next =
        LearningState.next(
            before, ranking.tallies(Option.none(), Instants.before(now, LATELY)), noticed, now);
    storage.learningStates().append(next);
    return next;
  }
}
