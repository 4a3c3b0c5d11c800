package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.memory.StrengthPosition;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.storage.WatchedStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
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
                        ? stoa.memory().edit(edited, MemoryEdit.NOTHING.content(same))
                        : stoa.memory().remember(Remember.of(same)));
        assertTrue(
            outcomes
                .filter(Either::isLeft)
                .forAll(left -> left.getLeft() instanceof MemoryRefused.SameContent),
            outcomes.toString());
      }
      Seq<String> contents =
          stoa.memory().list(MemoryQuery.all().limit(100)).items().map(Memory::content);
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

  /** A second lookup finds what was stored meanwhile. */
  @ParameterizedTest
  @EnumSource
  void anEditThatMeetsAnotherIsTriedAgain(TestEngine engine) throws Exception {
    try (Storage storage = Storages.open(engine.config(engine.migratedUrl()))) {
      MemoryOperations memory = operations(storage);
      Memory edited = memory.remember(Remember.of("other")).get();
      Memory same = memory.remember(Remember.of("same")).get();
      Memory rewritten =
          edited
              .edited(MemoryEdit.NOTHING.content("same"), StorageConfig.SYSTEM_CLOCK.instant())
              .get();
      int[] attempts = {0};
      Memory found =
          storage
              .unitOfWork()
              .run(
                  () -> {
                    if (attempts[0]++ == 0) {
                      storage.memories().change(edited, rewritten);
                    }
                    return storage.memories().find(rewritten.scope(), rewritten.contentKey()).get();
                  });
      assertEquals(2, attempts[0]);
      assertEquals(same.id(), found.id());
      assertEquals("other", memory.find(edited.id()).get().content());
    }
  }

  /** What is forgotten between two questions of a page is on it all the same, and so is its end. */
  @ParameterizedTest
  @EnumSource
  void aPageIsOfOneStateWhateverHappensMeanwhile(TestEngine engine) throws Exception {
    try (Storage storage = Storages.open(engine.config(engine.migratedUrl()))) {
      MemoryOperations plain = operations(storage);
      Seq<MemoryId> ids =
          Vector.of(0.9, 0.8, 0.7)
              .map(
                  importance ->
                      plain
                          .remember(Remember.of("m " + importance).importance(importance))
                          .get()
                          .id());
      AtomicReference<MemoryId> forgotten = new AtomicReference<>(ids.get(1));
      MemoryOperations watched =
          operations(
              WatchedStorage.of(
                  storage,
                  call -> {
                    MemoryId removed =
                        call.method().equals("strongest") ? forgotten.getAndSet(null) : null;
                    if (removed != null) {
                      CompletableFuture.runAsync(() -> plain.forget(removed, "meanwhile").get())
                          .join();
                    }
                  }));
      Page<Memory, StrengthPosition> page =
          watched.list(MemoryQuery.all().tier(MemoryTier.SLOW).limit(2));
      assertEquals(ids.take(2), page.items().map(Memory::id));
      assertEquals(ids.get(1), page.next().get().id());
      assertEquals(
          ids.drop(2),
          watched
              .list(MemoryQuery.all().tier(MemoryTier.SLOW).after(page.next().get()).limit(2))
              .items()
              .map(Memory::id));
    }
  }

  private static MemoryOperations operations(Storage storage) {
    return new MemoryOperations(
        storage, StorageConfig.SYSTEM_CLOCK, () -> UUID.randomUUID().toString(), List.of());
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
      return Vector.ofAll(outcomes);
    } finally {
      pool.shutdown();
    }
  }
}
