package dev.stoa.application.memory;

import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Relevance;
import dev.stoa.domain.memory.TrustedWeight;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.trust.Origin;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;

/**
 * Recalls memories, best first, ties by id.
 *
 * <p>Only ranking values of candidates are read; content is read for the results only.
 */
final class MemoryRecall {

  private static final int WIDER = 4;

  private final Memories memories;
  private final MemoryRanking ranking;
  private final FindCandidates candidates;
  private final InstantSource clock;

  <S extends MemoryStorage & SearchStorage> MemoryRecall(S storage, InstantSource clock) {
    this.memories = storage.memories();
    this.ranking = storage.memoryRanking();
    this.candidates = new FindCandidates(storage);
    this.clock = clock;
  }

  Either<MemoryRefused, Seq<Recalled>> recall(Recall query) {
    Instant now = clock.instant();
    return query.words().isEmpty() && query.embedding().isEmpty()
        ? Either.right(best(strongest(query, now), query, now))
        : candidates.find(query, now).map(found -> best(found, query, now));
  }

  /**
   * The best overall are among the best of each tier, which are the first entries of an index; more
   * of them are read if these are not trusted alike, so that a trusted one is not left out for a
   * slightly stronger one.
   */
  private Seq<Candidate> strongest(Recall query, Instant now) {
    MemoryFilter anywhere =
        new MemoryFilter(
            Option.none(),
            query.minImportance(),
            Option.some(now),
            query.kinds(),
            query.withResolved(),
            query.minTrust(),
            query.valid().asOf(now),
            query.where());
    Seq<MemoryFilter> filters =
        query.scopes().isEmpty() ? Vector.of(anywhere) : query.scopes().map(anywhere::in);
    return filters
        .flatMap(filter -> strongest(query, filter))
        .map(weight -> new Candidate(weight, Relevance.UNASKED));
  }

  private Seq<TrustedWeight> strongest(Recall query, MemoryFilter filter) {
    Seq<TrustedWeight> found = ranking.strongest(query.tiers(), filter, query.limit());
    boolean alike = found.map(one -> one.trust().weight()).distinct().size() <= 1;
    return alike ? found : ranking.strongest(query.tiers(), filter, WIDER * query.limit());
  }

  private Seq<Recalled> best(Seq<Candidate> found, Recall query, Instant now) {
    // Without words there is no relevance to go by.
    boolean isRequested = query.words().isDefined() || query.embedding().isDefined();
    boolean weighed = !(query.byRelevance() && isRequested);
    Seq<Candidate> chosen =
        found
            .map(candidate -> candidate.scored(now, weighed))
            .sorted(weighed ? Candidate.Scored.BEST_FIRST : Candidate.Scored.MOST_RELEVANT_FIRST)
            .map(Candidate.Scored::candidate)
            .filter(one -> one.relevance().value() >= query.minScore())
            .take(query.limit());
    Map<MemoryId, Candidate> byId =
        HashMap.ofEntries(chosen.map(one -> new Tuple2<>(one.id(), one)));
    Seq<Recalled> recalled =
        memories
            .withOrigins(chosen.map(Candidate::id))
            .map(memory -> byId.get(memory._1.id()).get().recalled(memory, now, weighed));
    return query.linked() ? recalled.appendAll(linked(recalled, query, now)) : recalled;
  }

  /** What the recalled ones refer to, in their order; at most as many as are requested. */
  private Seq<Recalled> linked(Seq<Recalled> recalled, Recall query, Instant now) {
    Set<MemoryId> known = recalled.map(one -> one.memory().id()).toSet();
    Seq<MemoryId> wanted =
        recalled.flatMap(one -> one.memory().labels().links()).distinct().reject(known::contains);
    return memories
        .withOrigins(wanted)
        .filter(one -> one._2.trust().isAtLeast(query.minTrust()))
        .filter(one -> query.scopes().isEmpty() || query.scopes().contains(one._1.scope()))
        .filter(one -> query.admits(one._1.weight(), now))
        .filter(one -> query.valid().accepts(one._1.validity(), now))
        .filter(one -> query.where().forAll(filter -> filter.accepts(one._1.metadata())))
        .take(query.limit())
        .map(
            one ->
                new Recalled(
                    one._1, Relevance.LINKED, one._1.weight().decayAt(now), false, one._2));
  }

  /** A candidate of a recall. */
  record Candidate(TrustedWeight ranked, Relevance relevance) {
    MemoryId id() {
      return ranked.weight().id();
    }

    /** With what the memory says, in the state that was ranked. */
    Recalled recalled(Tuple2<Memory, Origin> found, Instant now, boolean weighed) {
      return new Recalled(found._1, relevance, ranked.weight().decayAt(now), weighed, found._2);
    }

    Scored scored(Instant now, boolean weighed) {
      double strength = weighed ? ranked.weight().strengthAt(now) : 1;
      return new Scored(this, ranked.trust().weighed(relevance.value() * strength));
    }

    /** With its score, which is worked out once. */
    record Scored(Candidate candidate, double score) {
      /** Of equals the more trusted one; what has both in common stays in its order. */
      static final Comparator<Scored> MOST_RELEVANT_FIRST =
          Comparator.comparingDouble(Scored::score)
              .reversed()
              .thenComparing(one -> one.candidate().ranked().trust(), Comparator.reverseOrder());

      static final Comparator<Scored> BEST_FIRST =
          MOST_RELEVANT_FIRST.thenComparing(one -> one.candidate().id());
    }
  }
}
