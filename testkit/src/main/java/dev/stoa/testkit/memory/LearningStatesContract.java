package dev.stoa.testkit.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.LearningStates;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Observations;
import dev.stoa.domain.memory.TierTally;
import dev.stoa.domain.memory.TierTallyBuilder;
import dev.stoa.testkit.kernel.ManyThreads;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of evaluations. */
public interface LearningStatesContract extends WorkspaceContract<MemoryStorage> {

  @Test
  default void aStateIsStoredAndRead() {
    assertEquals(Option.none(), ask(LearningStates::latest));
    LearningState empty = next(List.of(MemoryTier.values()).map(TierTally::none));
    assertEquals(Option.some(empty), ask(LearningStates::latest));
    LearningState seen = next(tallies());
    assertEquals(Option.some(seen), ask(LearningStates::latest));
    assertEquals(Vector.of(seen, empty), ask(states -> states.before(Option.none(), 9)).toVector());
    assertEquals(Vector.of(empty), ask(states -> states.before(Option.some(2L), 9)).toVector());
  }

  @Test
  default void stateIsLockedOnlyInAWriteUnit() {
    assertThrows(IllegalStateException.class, () -> ask(LearningStates::lockLatest));
  }

  @Test
  default void evaluationsOfManyThreadsAreNumberedInOrder() throws InterruptedException {
    ManyThreads.run(6, 5, () -> next(tallies()));
    assertEquals(
        List.rangeClosedBy(30L, 1L, -1),
        ask(states -> states.before(Option.none(), 99)).map(LearningState::cycle).toList());
  }

  private static Seq<TierTally> tallies() {
    return List.of(MemoryTier.values())
        .map(
            tier ->
                TierTallyBuilder.builder()
                    .tier(tier)
                    .memories(3)
                    .meanImportance(0.5)
                    .meanSurprise(0.1)
                    .meanConsolidation(0.2)
                    .meanSuccessRate(1.0 / 3)
                    .retained(1)
                    .forgotten(2)
                    .fresh(3)
                    .build());
  }

  private LearningState next(Seq<TierTally> tallies) {
    return storage()
        .unitOfWork()
        .run(
            () -> {
              LearningState next =
                  LearningState.next(
                      storage().learningStates().lockLatest(),
                      tallies,
                      Observations.NONE.predictionAccuracy(0.1),
                      MemorySamples.AT);
              storage().learningStates().append(next);
              return next;
            });
  }

  private <T> T ask(Function<LearningStates, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().learningStates()));
  }
}
