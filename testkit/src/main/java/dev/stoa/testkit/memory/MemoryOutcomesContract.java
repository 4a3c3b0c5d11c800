package dev.stoa.testkit.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.memory.Learning;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryOutcome;
import dev.stoa.domain.memory.MemoryOutcomes;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.RecordedOutcome;
import dev.stoa.domain.memory.SurpriseWeights;
import dev.stoa.testkit.kernel.ManyThreads;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of outcomes. */
public interface MemoryOutcomesContract extends WorkspaceContract<MemoryStorage> {

  @Test
  default void outcomesAreReadLatestFirstPageByPage() {
    MemoryOutcome first = outcome("a", Outcome.success());
    MemoryOutcome second =
        outcome(
            "a", Outcome.failure().predictionError(0.1 + 0.2).semanticShift(0).temporalShift(1));
    MemoryOutcome other = outcome("b", Outcome.failure().temporalShift(2.0 / 3));
    append(Vector.of(first, other, second));
    Vector<RecordedOutcome> all =
        Vector.of(new RecordedOutcome(2, second), new RecordedOutcome(1, first));
    assertEquals(all, page("a", Option.none(), 9).toVector());
    assertEquals(all.take(1), page("a", Option.none(), 1).toVector());
    assertEquals(all.drop(1), page("a", Option.some(2L), 9).toVector());
    assertEquals(Vector.empty(), page("a", Option.some(1L), 9).toVector());
    assertEquals(Vector.of(new RecordedOutcome(1, other)), page("b", Option.none(), 9).toVector());
    assertEquals(Vector.empty(), page("c", Option.none(), 9).toVector());
  }

  @Test
  default void purgedOutcomesAreGone() {
    append(Vector.of(outcome("a", Outcome.success()), outcome("b", Outcome.success())));
    append(Vector.of(outcome("a", Outcome.failure())));
    assertEquals(2L, this.<Long>write(outcomes -> outcomes.purge(new MemoryId("a"))));
    assertEquals(0L, this.<Long>write(outcomes -> outcomes.purge(new MemoryId("a"))));
    assertEquals(Vector.empty(), page("a", Option.none(), 9).toVector());
    assertEquals(1, page("b", Option.none(), 9).size());
  }

  @Test
  default void outcomesOfALeftAreNotKept() {
    storage()
        .unitOfWork()
        .write(
            () -> {
              storage().memoryOutcomes().append(outcome("a", Outcome.success()));
              return Either.left("no");
            });
    assertEquals(Vector.empty(), page("a", Option.none(), 9).toVector());
  }

  @Test
  default void outcomesOfManyThreadsAreNumberedWithoutGaps() throws InterruptedException {
    Memory memory = MemorySamples.memory("a");
    storage().unitOfWork().run(() -> storage().memories().add(memory));
    ManyThreads.run(
        4,
        5,
        () ->
            write(
                outcomes -> {
                  storage().memories().lock(Vector.of(memory.id()));
                  outcomes.append(outcome("a", Outcome.success()));
                  return 0;
                }));
    assertEquals(
        List.rangeClosedBy(20L, 1L, -1),
        page("a", Option.none(), 99).map(RecordedOutcome::sequence).toList());
  }

  private static MemoryOutcome outcome(String id, Outcome outcome) {
    return Learning.from(
            MemorySamples.memory(id), outcome, SurpriseWeights.DOCUMENTED, MemorySamples.AT)
        .outcome();
  }

  private void append(Seq<MemoryOutcome> outcomes) {
    write(
        stored -> {
          outcomes.forEach(stored::append);
          return 0;
        });
  }

  private Seq<RecordedOutcome> page(String id, Option<Long> before, int limit) {
    return storage()
        .unitOfWork()
        .read(() -> storage().memoryOutcomes().before(new MemoryId(id), before, limit));
  }

  private <T> T write(Function<MemoryOutcomes, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().memoryOutcomes()));
  }
}
