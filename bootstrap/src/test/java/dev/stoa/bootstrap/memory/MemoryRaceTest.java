package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Remember;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class MemoryRaceTest {

  private static final int THREADS = 4;

  /** One edits to what another remembers: either is refused by name or one memory is reinforced. */
  @ParameterizedTest
  @EnumSource
  void editsAndMemoriesThatSayTheSameMeetInOneRow(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      for (int round = 0; round < 15; round++) {
        String same = "same " + round;
        MemoryId edited = stoa.memory().remember(Remember.of("other " + round)).get().id();
        Seq<Either<MemoryRefused, Memory>> outcomes =
            together(
                thread ->
                    thread % 2 == 0
                        ? stoa.memory()
                            .edit(edited, MemoryEdit.NOTHING.content(same), Option.none())
                        : stoa.memory().remember(Remember.of(same)));
        assertTrue(
            outcomes
                .filter(Either::isLeft)
                .forAll(left -> left.getLeft() instanceof MemoryRefused.SaidAlready),
            outcomes.toString());
      }
      Seq<String> contents =
          stoa.memory()
              .list(MemoryFilter.ALL, Option.none(), Option.none(), 100)
              .items()
              .map(Memory::content);
      assertEquals(contents.distinct().size(), contents.size());
      assertEquals(15, contents.count(one -> one.startsWith("same")));
    }
  }

  @ParameterizedTest
  @EnumSource
  void outcomesOfManyThreadsAreAllCounted(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      MemoryId id = stoa.memory().remember(Remember.of("x")).get().id();
      for (int round = 0; round < 10; round++) {
        together(thread -> stoa.memory().recordOutcome(id, Outcome.success()));
      }
      assertEquals(40, stoa.memory().find(id).get().experience().successes());
    }
  }

  private static Seq<Either<MemoryRefused, Memory>> together(
      java.util.function.IntFunction<Either<MemoryRefused, Memory>> work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<Either<MemoryRefused, Memory>>> calls = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int thread = i;
        calls.add(() -> work.apply(thread));
      }
      List<Either<MemoryRefused, Memory>> outcomes = new ArrayList<>();
      for (Future<Either<MemoryRefused, Memory>> one : pool.invokeAll(calls)) {
        outcomes.add(one.get());
      }
      return io.vavr.collection.Vector.ofAll(outcomes);
    } finally {
      pool.shutdown();
    }
  }
}
