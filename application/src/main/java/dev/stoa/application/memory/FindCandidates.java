package dev.stoa.application.memory;

import dev.stoa.application.memory.RecallMemories.Candidate;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryWeight;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Relevance;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.ReciprocalRank;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** Finds candidates by words and embedding, with their relevance: 1 for the best. */
final class FindCandidates {

  /** Number of candidates found by words. */
  private static final int BY_WORDS = 50;

  /** Number of candidates found by embedding. */
  private static final int BY_MEANING = 50;

  /** Maximum number of candidates, if filters leave too few. */
  private static final int WIDEST = 2_000;

  private final TextIndex texts;
  private final VectorIndex vectors;
  private final MemoryRanking ranking;

  <S extends MemoryStorage & SearchStorage> FindCandidates(S storage) {
    this.texts = storage.textIndex();
    this.vectors = storage.vectorIndex();
    this.ranking = storage.memoryRanking();
  }

  Either<MemoryRefused, Seq<Candidate>> find(Recall asked, Instant now) {
    Seq<Found> byWords = asked.words().map(words -> byWords(words, asked, now)).getOrElse(none());
    if (asked.embedding().isEmpty()) {
      return Either.right(byWords.zipWithIndex((found, i) -> byWords(found, i, byWords.head())));
    }
    if (asked.scope().isEmpty()) {
      return Either.left(new MemoryRefused.NoScope());
    }
    return byMeaning(asked.embedding().get(), asked.scope().get(), asked, now)
        .map(byMeaning -> fused(byWords, byMeaning));
  }

  private static Seq<Found> none() {
    return Vector.empty();
  }

  /**
   * The best candidates that pass the filters; read once more with a larger window if there are too
   * few.
   */
  private Seq<Found> byWords(String words, Recall asked, Instant now) {
    TextQuery anywhere = TextQuery.about(words);
    TextQuery query =
        asked.scope().map(scope -> anywhere.ownedBy(scope.value())).getOrElse(anywhere);
    int window = Math.max(BY_WORDS, asked.limit());
    Seq<TextHit> hits = texts.find(SearchSource.MEMORY, query, 0, window);
    Seq<Found> admitted = found(hits, asked, now);
    if (hits.size() == window && admitted.size() < asked.limit()) {
      admitted =
          admitted.appendAll(
              found(texts.find(SearchSource.MEMORY, query, window, WIDEST - window), asked, now));
    }
    return admitted;
  }

  private Seq<Found> found(Seq<TextHit> hits, Recall asked, Instant now) {
    Map<String, MemoryWeight> counting = counting(hits.map(TextHit::id), asked, now);
    return hits.flatMap(
        hit -> counting.get(hit.id()).map(weight -> new Found(weight, hit.relevance())));
  }

  private Either<MemoryRefused, Seq<Found>> byMeaning(
      Embedding embedding, MemoryScope scope, Recall asked, Instant now) {
    java.util.Map<String, MemoryWeight> seen = new java.util.HashMap<>();
    return vectors
        .nearest(
            new VectorScope(VectorSource.MEMORY, scope.value()),
            embedding,
            Math.max(BY_MEANING, asked.limit()),
            ids -> {
              Map<String, MemoryWeight> counting = counting(ids, asked, now);
              seen.putAll(counting.toJavaMap());
              return counting.keySet();
            })
        .<MemoryRefused>mapLeft(refused -> new MemoryRefused.BadEmbedding(refused.sentence()))
        .map(hits -> hits.map(hit -> found(hit, seen)));
  }

  private static Found found(VectorHit hit, java.util.Map<String, MemoryWeight> seen) {
    return new Found(
        Option.of(seen.get(hit.id()))
            .getOrElseThrow(() -> new IllegalStateException(hit.id() + " was not admitted")),
        hit.cosine());
  }

  /** The weights of those of the ids that the question asks for. */
  private Map<String, MemoryWeight> counting(Seq<String> ids, Recall asked, Instant now) {
    return HashMap.ofEntries(
        ranking
            .weights(ids.map(MemoryId::new))
            .filter(weight -> asked.tiers().contains(weight.tier()))
            .filter(weight -> weight.importance() >= asked.minImportance())
            .reject(weight -> weight.isExpired(now))
            .map(weight -> new Tuple2<>(weight.id().value(), weight)));
  }

  private static Candidate byWords(Found found, int place, Found best) {
    return new Candidate(
        found.weight(),
        new Relevance(
            found.score() / best.score(),
            Option.some(place + 1),
            Option.some(found.score()),
            Option.none(),
            Option.none()));
  }

  private static Seq<Candidate> fused(Seq<Found> byWords, Seq<Found> byMeaning) {
    Map<String, Tuple2<Found, Integer>> words = places(byWords);
    Map<String, Tuple2<Found, Integer>> meaning = places(byMeaning);
    Seq<ReciprocalRank.Fused> fused =
        ReciprocalRank.fuse(byMeaning.map(Found::id), byWords.map(Found::id));
    return fused.map(
        one -> {
          Option<Tuple2<Found, Integer>> word = words.get(one.id());
          Option<Tuple2<Found, Integer>> near = meaning.get(one.id());
          return new Candidate(
              word.orElse(near).get()._1.weight(),
              new Relevance(
                  one.score() / fused.head().score(),
                  word.map(Tuple2::_2),
                  word.map(found -> found._1.score()),
                  near.map(Tuple2::_2),
                  near.map(found -> found._1.score())));
        });
  }

  private static Map<String, Tuple2<Found, Integer>> places(Seq<Found> ranked) {
    return HashMap.ofEntries(
        ranked.zipWithIndex((found, i) -> new Tuple2<>(found.id(), new Tuple2<>(found, i + 1))));
  }

  /** A memory one of both ways found, and its score that way. */
  private record Found(MemoryWeight weight, double score) {
    String id() {
      return weight.id().value();
    }
  }
}
