package dev.stoa.benchmarks.evolution;

import dev.stoa.application.evolution.EpisodeOperations;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Latency;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.Embedding;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;

/** Recording episodes of 20 actions, one by one and in bulk, and finding similar strategies. */
public final class EvolutionBenchmarks implements Benchmark {

  private static final int ACTIONS = 20;
  private static final int BULK = 100;
  private static final double BULK_BAR = 4;
  private static final int DIMENSION = 384;
  private static final int BATCH = 2_000;
  private static final int HITS = 10;
  private static final String SAID =
      "I can move on the delivery date if you accept the price that we discussed before.";

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    Played theirs;
    try (Stoa stoa = Stoa.open(databases.jdbc())) {
      theirs = Played.open(stoa);
    }
    try (Stoa stoa = Stoa.open(databases.ours());
        HandWrittenEpisodes hand = new HandWrittenEpisodes(engine, databases.jdbc());
        FloorEpisodes floor = new FloorEpisodes(engine, databases.floor())) {
      Played ours = Played.open(stoa);
      record(engine, duel, report, stoa.episodes(), ours, hand, theirs, floor);
      bulk(engine, duel, report, stoa.episodes(), ours, floor);
      similar(engine, report, stoa, 10_000, 3);
      similar(engine, report, stoa, 100_000, 25);
    }
  }

  /** Where episodes are recorded. */
  private record Played(GenerationId generation, ProfileId profile) {

    static Played open(Stoa stoa) {
      GenerationId generation =
          stoa.generations().open(NewGeneration.first()).getOrElseThrow(RefusalException::new).id();
      return new Played(
          generation,
          stoa.profiles()
              .add(generation, ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Negotiate."))
              .getOrElseThrow(RefusalException::new)
              .id());
    }

    NewEpisode episode(int number) {
      return NewEpisode.of(
              generation, profile, profile, Termination.TIMEOUT, score(number), score(number))
          .turns(ACTIONS)
          .actions(
              Vector.rangeClosed(1, ACTIONS)
                  .map(turn -> ActionDraft.of(turn, profile).dialogue(SAID).tokens(100)));
    }
  }

  private static int score(int number) {
    return Math.floorMod(number, 11) - 5;
  }

  private static void record(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      EpisodeOperations episodes,
      Played ours,
      HandWrittenEpisodes hand,
      Played theirs,
      FloorEpisodes floor)
      throws Exception {
    report.accept(
        duel.of(
            engine.title(),
            "record an episode with 20 actions",
            new Duel.Bars(0.7, 0.5),
            engine == Engine.SQLITE ? 400 : 150,
            1,
            i -> episodes.record(ours.episode(i)).getOrElseThrow(RefusalException::new),
            i ->
                hand.record(
                    theirs.generation().value(),
                    theirs.profile().value(),
                    score(i),
                    ACTIONS,
                    SAID,
                    StorageConfig.SYSTEM_CLOCK.instant()),
            i ->
                floor.record(
                    "g", "p", score(i), ACTIONS, SAID, StorageConfig.SYSTEM_CLOCK.instant())));
  }

  /** Of episodes in bulk and one by one, a call of either stores as many; so does the floor. */
  private static void bulk(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      EpisodeOperations episodes,
      Played ours,
      FloorEpisodes floor)
      throws Exception {
    report.accept(
        duel.of(
            engine.title(),
            "floor, 100 episodes in bulk, to one by one",
            BULK_BAR,
            2,
            BULK,
            i ->
                floor.recordAll(
                    BULK, "g", "p", ACTIONS, SAID, StorageConfig.SYSTEM_CLOCK.instant()),
            i -> {
              for (int n = 0; n < BULK; n++) {
                floor.record(
                    "g", "p", score(n), ACTIONS, SAID, StorageConfig.SYSTEM_CLOCK.instant());
              }
            }));
    report.accept(
        duel.of(
            engine.title(),
            "100 episodes in bulk, to one by one",
            BULK_BAR,
            2,
            BULK,
            i ->
                episodes
                    .recordAll(Vector.range(0, BULK).map(ours::episode))
                    .getOrElseThrow(RefusalException::new),
            i -> {
              for (int n = 0; n < BULK; n++) {
                episodes.record(ours.episode(n)).getOrElseThrow(RefusalException::new);
              }
            }));
  }

  /** Fills the memory up to a size, then asks with and without a filter. */
  private static void similar(
      Engine engine, Consumer<Comparison> report, Stoa stoa, int size, double barMillis)
      throws Exception {
    Random random = new Random(size);
    for (long from = stoa.strategies().count(); from < size; from += BATCH) {
      stoa.strategies()
          .addAll(Vector.fill(BATCH, () -> draft(random)))
          .getOrElseThrow(RefusalException::new);
    }
    Embedding query = some(random);
    report.accept(
        new Latency(engine, 150)
            .of(
                String.format(Locale.ROOT, "similar of %,d x 384", size),
                barMillis,
                i ->
                    stoa.strategies()
                        .similar(query, StrategyFilter.ALL, HITS)
                        .getOrElseThrow(RefusalException::new),
                i ->
                    stoa.strategies()
                        .similar(query, StrategyFilter.FAILURES, HITS)
                        .getOrElseThrow(RefusalException::new)));
  }

  private static StrategyDraft draft(Random random) {
    return new StrategyDraft(
        SAID,
        Option.some(some(random)),
        new EpisodeId("e"),
        new GenerationId("g"),
        "primary_actor",
        "opening",
        random.nextBoolean() ? 1 : -1,
        Termination.TIMEOUT,
        Vector.empty());
  }

  private static Embedding some(Random random) {
    float[] values = new float[DIMENSION];
    for (int i = 0; i < DIMENSION; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return Embedding.of("benchmark", values);
  }
}
