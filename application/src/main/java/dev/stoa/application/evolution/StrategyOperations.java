package dev.stoa.application.evolution;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.application.embedding.HashingEmbeddingModel;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Recurrence;
import dev.stoa.domain.evolution.Strategies;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyCap;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyHit;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.VectorIndex;
import io.vavr.Tuple;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;

/** The strategy memory: what was tried and what came of it, found by meaning. */
public final class StrategyOperations {

  private final UnitOfWork unitOfWork;
  private final Strategies strategies;
  private final Episodes episodes;
  private final VectorIndex vectors;
  private final FindStrategies search;
  private final EvolutionAudit audit;
  private final EmbeddingModel model;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source, and the hashing model. */
  public <S extends EvolutionStorage & SearchStorage & AuditStorage> StrategyOperations(
      S storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.ids = ids;
    this.unitOfWork = storage.unitOfWork();
    this.strategies = storage.strategies();
    this.episodes = storage.episodes();
    this.vectors = storage.vectorIndex();
    this.search = new FindStrategies(storage);
    this.audit = new EvolutionAudit(new AppendAudit(storage.auditLog(), clock, ids));
    this.model = new HashingEmbeddingModel();
  }

  private StrategyOperations(StrategyOperations other, EmbeddingModel model) {
    this.clock = other.clock;
    this.ids = other.ids;
    this.unitOfWork = other.unitOfWork;
    this.strategies = other.strategies;
    this.episodes = other.episodes;
    this.vectors = other.vectors;
    this.search = other.search;
    this.audit = other.audit;
    this.model = model;
  }

  /** The same operations, with a model of the application's own. */
  public StrategyOperations with(EmbeddingModel own) {
    return new StrategyOperations(this, own);
  }

  /**
   * Stores an entry of a recorded episode; beyond the cap, the oldest entries without a signal are
   * evicted, audited.
   */
  public Either<EvolutionRefused, Strategy> add(StrategyDraft draft) {
    return addAll(Vector.of(draft)).map(Seq::head);
  }

  /** As {@link #add}, many entries, all or none. */
  public Either<EvolutionRefused, Seq<Strategy>> addAll(Iterable<StrategyDraft> drafts) {
    Seq<StrategyDraft> all = embedded(Batch.checked(drafts));
    return unitOfWork.write(
        () -> {
          Option<EvolutionRefused> unknown = unknown(all);
          return unknown.isDefined() ? Either.left(unknown.get()) : added(all);
        });
  }

  /** The first episode that was never recorded. */
  private Option<EvolutionRefused> unknown(Seq<StrategyDraft> drafts) {
    Seq<EpisodeId> named = drafts.map(StrategyDraft::episode).distinct();
    Set<EpisodeId> played = HashSet.ofAll(episodes.find(named).map(Episode::id));
    return named.find(id -> !played.contains(id)).map(EvolutionRefused.UnknownEpisode::new);
  }

  private Either<EvolutionRefused, Seq<Strategy>> added(Seq<StrategyDraft> drafts) {
    Instant now = clock.instant();
    Seq<Strategy> added =
        drafts.map(draft -> new Strategy(new StrategyId(ids.next()), draft, now)).toVector();
    strategies.add(added);
    return vectors
        .putAll(FindStrategies.SCOPE, vectors(added))
        .<EvolutionRefused>mapLeft(EvolutionRefused.BadEmbedding::new)
        .map(
            done -> {
              evict();
              return added;
            });
  }

  /** Before the unit of work begins, because a model may take its time. */
  private Seq<StrategyDraft> embedded(Seq<StrategyDraft> drafts) {
    Seq<StrategyDraft> without = drafts.filter(one -> one.embedding().isEmpty());
    if (without.isEmpty()) {
      return drafts;
    }
    Iterator<Embedding> made =
        model.embedAll(without.map(StrategyDraft::document).asJava()).iterator();
    return Vector.ofAll(
        drafts.map(one -> one.embedding().isEmpty() ? one.embedding(made.next()) : one));
  }

  private static Map<String, Embedding> vectors(Seq<Strategy> added) {
    return LinkedHashMap.ofEntries(
        added.map(one -> Tuple.of(one.id().value(), one.draft().embedding().get())));
  }

  private void evict() {
    int excess = StrategyCap.excess(strategies.count());
    Seq<StrategyId> removed = excess == 0 ? Vector.empty() : strategies.evict(excess);
    if (removed.nonEmpty()) {
      vectors.removeAll(FindStrategies.SCOPE, removed.map(StrategyId::value));
      audit.evicted(removed.size());
    }
  }

  /** An entry, without its vector. */
  public Option<Strategy> find(StrategyId id) {
    return unitOfWork.read(() -> strategies.find(Vector.of(id)).headOption());
  }

  /** How many entries there are. */
  public long count() {
    return unitOfWork.read(strategies::count);
  }

  /**
   * The entries nearest to a text that the filter accepts, nearest first: as many as requested
   * whenever as many are accepted.
   */
  public Either<EvolutionRefused, Seq<StrategyHit>> similar(
      String text, StrategyFilter filter, int limit) {
    return similar(model.embed(text), filter, limit);
  }

  /** As above, nearest to a vector. */
  public Either<EvolutionRefused, Seq<StrategyHit>> similar(
      Embedding vector, StrategyFilter filter, int limit) {
    Page.checkedSize(limit);
    return unitOfWork.snapshot(() -> search.similar(vector, filter, limit));
  }

  /**
   * The mutator's question: the failing episodes of a generation, what they have in common, similar
   * failures of other episodes, and a constraint if the failure recurs.
   */
  public Either<EvolutionRefused, Recurrence> recurrence(GenerationId generation) {
    return unitOfWork
        .snapshot(() -> search.failures(generation))
        .flatMap(found -> recurrence(found, found.summary()));
  }

  /** As above, with the caller's own summary of the failing tactic. */
  public Either<EvolutionRefused, Recurrence> recurrence(GenerationId generation, String summary) {
    return unitOfWork
        .snapshot(() -> search.failures(generation))
        .flatMap(found -> recurrence(found, summary));
  }

  private Either<EvolutionRefused, Recurrence> recurrence(
      FindStrategies.Failures found, String summary) {
    if (found.episodes().isEmpty()) {
      return Either.right(Recurrence.of(Vector.empty(), summary, Vector.empty()));
    }
    Embedding vector = model.embed(summary);
    return unitOfWork
        .snapshot(() -> search.similarFailures(vector, found.episodes()))
        .map(similar -> Recurrence.of(found.episodes(), summary, similar));
  }
}
