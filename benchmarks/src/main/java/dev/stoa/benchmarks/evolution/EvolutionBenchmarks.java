package dev.stoa.benchmarks.evolution;

import dev.stoa.application.evolution.EpisodeOperations;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
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
import dev.stoa.domain.evolution.StrategyDraftBuilder;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.Embedding;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Random;

/** Recording episodes of 20 actions, one by one and in bulk, and finding similar strategies. */
public final class EvolutionBenchmarks implements Area {

  private static final EpisodeId TRIED = new EpisodeId("e");
  private static final int ACTIONS = 20;
  private static final int BULK = 100;
  private static final int DIMENSION = 384;
  private static final int BATCH = 2_000;
  private static final int HITS = 10;
  private static final String DIALOGUE =
      "I can move on the delivery date if you accept the price that we discussed before.";

  @Override
  public String name() {
    return "evolution";
  }

  @Override
  public String about() {
    return """
    An episode is one row and its 20 actions. The nearest strategies by meaning are searched without a filter, beside the same with one. The floor is one
    table of episodes, listed by score, and one of actions.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    Played theirs;
    try (Stoa stoa = Stoa.open(bench.databases().jdbc())) {
      theirs = Played.open(stoa);
    }
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HandWrittenEpisodes hand =
            new HandWrittenEpisodes(bench.engine(), bench.databases().jdbc());
        FloorEpisodes floor = new FloorEpisodes(bench.engine(), bench.databases().floor())) {
      Played ours = Played.open(stoa);
      bench.measure(record(bench, stoa.episodes(), ours, hand, theirs, floor));
      bench.measure(bulk(stoa.episodes(), ours, floor));
      bench.measure(similar(stoa, ours, 10_000).limit(3));
      bench.measure(similar(stoa, ours, 100_000).limit(25));
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
                  .map(turn -> ActionDraft.of(turn, profile).dialogue(DIALOGUE).tokens(100)));
    }
  }

  private static int score(int number) {
    return Math.floorMod(number, 11) - 5;
  }

  private static BenchmarkRow record(
      Bench bench,
      EpisodeOperations episodes,
      Played ours,
      HandWrittenEpisodes hand,
      Played theirs,
      FloorEpisodes floor) {
    return BenchmarkRow.rate(
            "record an episode with 20 actions",
            i -> episodes.record(ours.episode(i)).getOrElseThrow(RefusalException::new))
        .calls(bench.onSqlite() ? 400 : 150)
        .jdbc(
            0.7,
            i ->
                hand.record(
                    theirs.generation().value(),
                    theirs.profile().value(),
                    score(i),
                    ACTIONS,
                    DIALOGUE,
                    StorageConfig.SYSTEM_CLOCK.instant()))
        .floor(
            0.8,
            i ->
                floor.record(
                    "g", "p", score(i), ACTIONS, DIALOGUE, StorageConfig.SYSTEM_CLOCK.instant()));
  }

  /** A call of each side stores as many episodes. */
  private static BenchmarkRow bulk(EpisodeOperations episodes, Played ours, FloorEpisodes floor) {
    return BenchmarkRow.rate(
            "100 episodes in bulk",
            i ->
                episodes
                    .recordAll(Vector.range(0, BULK).map(ours::episode))
                    .getOrElseThrow(RefusalException::new))
        .calls(10)
        .operations(BULK)
        .beside(
            "one by one",
            i -> {
              for (int n = 0; n < BULK; n++) {
                episodes.record(ours.episode(n)).getOrElseThrow(RefusalException::new);
              }
            })
        .floor(
            0.8,
            i ->
                floor.recordAll(
                    BULK, "g", "p", ACTIONS, DIALOGUE, StorageConfig.SYSTEM_CLOCK.instant()));
  }

  /** Fills the store up to a size, then searches with and without a filter. */
  private static BenchmarkRow similar(Stoa stoa, Played ours, int size) {
    Random random = new Random(size);
    stoa.episodes().record(ours.episode(0).id(TRIED)).getOrElseThrow(RefusalException::new);
    for (long from = stoa.strategies().count(); from < size; from += BATCH) {
      stoa.strategies()
          .addAll(Vector.fill(BATCH, () -> draft(random)))
          .getOrElseThrow(RefusalException::new);
    }
    Embedding query = some(random);
    return BenchmarkRow.time(
            String.format(Locale.ROOT, "similar of %,d x 384", size),
            i ->
                stoa.strategies()
                    .similar(query, StrategyFilter.ALL, HITS)
                    .getOrElseThrow(RefusalException::new))
        .calls(30)
        .beside(
            "of failures",
            i ->
                stoa.strategies()
                    .similar(query, StrategyFilter.FAILURES, HITS)
                    .getOrElseThrow(RefusalException::new));
  }

  private static StrategyDraft draft(Random random) {
    return StrategyDraftBuilder.builder()
        .document(DIALOGUE)
        .embedding(Option.some(some(random)))
        .episode(TRIED)
        .generation(new GenerationId("g"))
        .archetype("primary_actor")
        .tactic("opening")
        .score(random.nextBoolean() ? 1 : -1)
        .reason(Termination.TIMEOUT)
        .createdAgents(Vector.empty())
        .build();
  }

  private static Embedding some(Random random) {
    float[] values = new float[DIMENSION];
    for (int i = 0; i < DIMENSION; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return Embedding.of("benchmark", values);
  }
}
