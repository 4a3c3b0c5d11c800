package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLimits;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Observations;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.memory.RestoreMode;
import dev.stoa.domain.memory.SnapshotRequest;
import dev.stoa.domain.memory.TierLimits;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.data.InTurn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What stays true whatever is done, tried by doing anything at all in any order. */
abstract class MemoryPropertyScenarios extends MemoryWorkspace {

  private static final int STEPS = 250;
  private static final RedLine LAW = new RedLine("law");

  private final Map<MemoryId, String> protectedOnes = new HashMap<>();
  private final java.util.List<String> snapshot = new ArrayList<>();
  private Random random = new Random();

  MemoryPropertyScenarios(Storage storage) {
    super(storage);
  }

  @Test
  void redLinesHoldAndTheIndexSaysWhatTheTableSays() {
    for (long seed : InTurn.of(0, 1L, 2L, 3L)) {
      random = new Random(seed);
      for (int step = 0; step < STEPS; step++) {
        String did = anything();
        String where = "seed " + seed + ", step " + step + ": " + did;
        protectedOnes.forEach(
            (id, content) ->
                assertEquals(Option.some(content), memory().find(id).map(Memory::content), where));
        if (step % 20 == 0) {
          assertEquals(tableTexts(), indexTexts(), where);
        }
      }
      assertEquals(tableTexts(), indexTexts(), "seed " + seed);
      assertTrue(
          storage()
              .unitOfWork()
              .<String, Boolean>write(
                  () -> Either.right(storage().textIndex().isSound(SearchSource.MEMORY)))
              .get(),
          "seed " + seed);
    }
    assertTrue(!protectedOnes.isEmpty());
  }

  private String anything() {
    switch (random.nextInt(16)) {
      case 0, 1, 2, 3 -> {
        return "remember " + memory().remember(some()).isRight();
      }
      case 4 -> {
        return "outcome " + memory().recordOutcome(any(), outcome()).isRight();
      }
      case 5 -> {
        return "promote "
            + memory().promote(any()).isRight()
            + " demote "
            + memory().demote(any()).isRight();
      }
      case 6 -> {
        return "consolidate " + memory().consolidate(5);
      }
      case 7 -> {
        MemoryEdit edit = MemoryEdit.NOTHING.content(text());
        return "edit " + memory().edit(any(), edit).isRight();
      }
      case 8 -> {
        return "forget " + memory().forget(any(), "x").isRight();
      }
      case 9 -> {
        return "restore "
            + memory()
                .archived(PageRequest.first(9))
                .items()
                .map(one -> memory().restore(one.memory().id()).isRight());
      }
      case 10 -> {
        return "protect "
            + memory()
                .protect(any(), LAW, random.nextBoolean())
                .peek(memory -> protectedOnes.put(memory.id(), memory.content()))
                .isRight();
      }
      case 11 -> {
        pass(Duration.ofHours(random.nextInt(200)));
        return "expire " + memory().expire(MemoryExpiry.USUAL.batch(3));
      }
      case 12 -> {
        TierLimits few =
            List.of(MemoryTier.values())
                .foldLeft(TierLimits.DOCUMENTED, (limits, tier) -> limits.with(tier, 4));
        return "evict " + memory().enforceLimits(MemoryLimits.of(few).batch(3));
      }
      case 13 -> {
        snapshot.clear();
        return "export " + memory().exportSnapshot(SnapshotRequest.USUAL.all(), snapshot::add);
      }
      case 14 -> {
        RestoreMode mode = List.of(RestoreMode.values()).get(random.nextInt(3));
        return "restore " + memory().restoreSnapshot(snapshot, mode).isRight();
      }
      default -> {
        return "evaluate " + memory().evaluate(Observations.NONE).cycle();
      }
    }
  }

  private Remember some() {
    Remember some =
        Remember.of(text())
            .tier(List.of(MemoryTier.values()).get(random.nextInt(4)))
            .importance(random.nextDouble())
            .scope(random.nextInt(3) == 0 ? new MemoryScope("other") : MemoryScope.SHARED);
    return random.nextInt(4) == 0
        ? some.timeToLive(Duration.ofHours(1 + random.nextInt(300)))
        : some;
  }

  private String text() {
    return "word" + random.nextInt(30) + (random.nextBoolean() ? " and more" : "");
  }

  private Outcome outcome() {
    Outcome outcome = random.nextBoolean() ? Outcome.success() : Outcome.failure();
    return random.nextBoolean() ? outcome.predictionError(random.nextDouble()) : outcome;
  }

  private MemoryId any() {
    Seq<Recalled> live = memory().recall(Recall.strongest().everywhere().limit(50)).get();
    return live.isEmpty()
        ? new MemoryId("nobody")
        : live.get(random.nextInt(live.size())).memory().id();
  }

  private Vector<SearchDocument> tableTexts() {
    return storage()
        .unitOfWork()
        .read(() -> storage().memories().searchable(Option.none(), 1_000).toVector());
  }

  private Vector<SearchDocument> indexTexts() {
    return storage()
        .unitOfWork()
        .read(
            () ->
                storage()
                    .textIndex()
                    .documents(SearchSource.MEMORY, Option.none(), 1_000)
                    .toVector());
  }
}
