package dev.stoa.application.evolution;

import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Failing;
import dev.stoa.domain.evolution.FailureSummary;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Strategies;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyHit;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import java.util.function.Function;

/** Finds entries of the strategy memory by meaning; requires an open unit of work. */
final class FindStrategies {

  /** All strategies of a workspace are compared with each other. */
  static final VectorScope SCOPE = new VectorScope(VectorSource.STRATEGY, "strategies");

  /** How many similar failures the mutator looks at. */
  private static final int SIMILAR = 5;

  private final Strategies strategies;
  private final Episodes episodes;
  private final VectorIndex vectors;
  private final FindEvolution find;

  <S extends EvolutionStorage & SearchStorage> FindStrategies(S storage) {
    this.strategies = storage.strategies();
    this.episodes = storage.episodes();
    this.vectors = storage.vectorIndex();
    this.find = new FindEvolution(storage);
  }

  /** The failing episodes of a generation, and what they have in common. */
  record Failures(Seq<Episode> episodes, String summary) {}

  Either<EvolutionRefused, Failures> failures(GenerationId generation) {
    return find.generation(generation)
        .map(
            known -> {
              Seq<Episode> failing =
                  episodes.lowest(known.id(), Failing.of(episodes.count(known.id())));
              return new Failures(
                  failing,
                  FailureSummary.of(failing, episodes.lastWords(failing.map(Episode::id))));
            });
  }

  Either<EvolutionRefused, Seq<StrategyHit>> similar(
      Embedding vector, StrategyFilter filter, int limit) {
    return nearest(vector, limit, ids -> strategies.accepted(ids, filter));
  }

  /** Failures of other episodes than these. */
  Either<EvolutionRefused, Seq<StrategyHit>> similarFailures(
      Embedding vector, Seq<Episode> failing) {
    Set<EpisodeId> own = HashSet.ofAll(failing.map(Episode::id));
    return nearest(
        vector,
        SIMILAR,
        ids ->
            HashSet.ofAll(
                strategies
                    .find(
                        strategies
                            .accepted(ids, StrategyFilter.FAILURES)
                            .toVector()
                            .map(StrategyId::new))
                    .reject(one -> own.contains(one.draft().episode()))
                    .map(one -> one.id().value())));
  }

  private Either<EvolutionRefused, Seq<StrategyHit>> nearest(
      Embedding vector, int limit, Function<Seq<String>, Set<String>> admit) {
    return vectors
        .nearest(SCOPE, vector, limit, admit)
        .<EvolutionRefused>mapLeft(EvolutionRefused.BadEmbedding::new)
        .map(this::hits);
  }

  private Seq<StrategyHit> hits(Seq<VectorHit> found) {
    Map<String, Strategy> entries =
        strategies
            .find(found.map(hit -> new StrategyId(hit.id())))
            .toMap(one -> one.id().value(), one -> one);
    return found
        .flatMap(hit -> entries.get(hit.id()).map(entry -> new StrategyHit(entry, hit.cosine())))
        .toVector();
  }
}
