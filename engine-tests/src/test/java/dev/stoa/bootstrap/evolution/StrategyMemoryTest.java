package dev.stoa.bootstrap.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.evolution.StrategyOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyCap;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyDraftBuilder;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyHit;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.search.Embedding;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The strategy memory at its cap, on both engines. */
final class StrategyMemoryTest {

  private static final Embedding NORTH = Embedding.of("plane", 1, 0);

  @ParameterizedTest
  @EnumSource
  void entriesWithoutSignalMakeRoomAndRareOnesAreFound(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      StrategyOperations strategies = stoa.strategies();
      PlayedEpisode.in(stoa);
      // The nearest are the least wanted: three without a signal, ten failures at the far end.
      Seq<Strategy> stored =
          strategies
              .addAll(
                  Vector.range(0, StrategyCap.ENTRIES)
                      .map(i -> draft(i, i < 3 ? 0 : i >= StrategyCap.ENTRIES - 10 ? -4 : 2)))
              .get();
      assertEquals(StrategyCap.ENTRIES, strategies.count());
      Seq<StrategyHit> failures =
          strategies.similar(NORTH, StrategyFilter.FAILURES.tactic("t"), 10).get();
      assertEquals(
          stored.takeRight(10).map(Strategy::id).toList(),
          failures.map(hit -> hit.strategy().id()).toList());
      assertTrue(failures.head().cosine() > failures.last().cosine());
      // Two too many: the two oldest without a signal go, and no more.
      strategies.addAll(List.of(draft(1, 2), draft(2, 2))).get();
      assertEquals(StrategyCap.ENTRIES, strategies.count());
      assertEquals(Option.none(), strategies.find(stored.get(0).id()));
      assertEquals(Option.none(), strategies.find(stored.get(1).id()));
      assertEquals(
          stored.get(2).id(),
          strategies
              .similar(NORTH, StrategyFilter.ALL.scoreBelow(1).scoreAbove(-1), 5)
              .get()
              .map(hit -> hit.strategy().id())
              .single());
      // Only one is left to go: the memory stays above its soft cap.
      strategies.addAll(Vector.range(0, 3).map(i -> draft(i, 2))).get();
      assertEquals(StrategyCap.ENTRIES + 2, strategies.count());
      assertEquals(
          2,
          stoa.audit()
              .list(AuditQuery.all().ofType("evolution.strategies_evicted"))
              .items()
              .size());
    }
  }

  private static StrategyDraft draft(int angle, int score) {
    double radians = angle * Math.PI / 2 / StrategyCap.ENTRIES;
    return StrategyDraftBuilder.builder()
        .document("entry " + angle)
        .embedding(
            Option.some(
                Embedding.of("plane", (float) Math.cos(radians), (float) Math.sin(radians))))
        .episode(PlayedEpisode.ID)
        .generation(new GenerationId("g"))
        .archetype("primary_actor")
        .tactic("t")
        .score(score)
        .reason(Termination.TIMEOUT)
        .createdAgents(Vector.empty())
        .build();
  }
}
