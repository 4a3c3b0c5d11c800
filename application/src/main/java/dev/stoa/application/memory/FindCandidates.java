package dev.stoa.application.memory;

import dev.stoa.application.memory.MemoryRecall.Candidate;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryWeight;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Relevance;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.TextRanking;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Finds candidates by words and embedding, best first, with their relevance: 1 for the best. */
final class FindCandidates {

  /** Maximum number of candidates found by words, if filters leave too few. */
  private static final int WIDEST = 2_000;

  private final TextIndex texts;
  private final RankTexts rank;
  private final MemoryRanking ranking;

  <S extends MemoryStorage & SearchStorage> FindCandidates(S storage) {
    this.texts = storage.textIndex();
    this.rank = new RankTexts(storage);
    this.ranking = storage.memoryRanking();
  }

  Either<MemoryRefused, Seq<Candidate>> find(Recall requested, Instant now) {
    if (requested.embedding().isDefined() && requested.scope().isEmpty()) {
      return Either.left(new MemoryRefused.NoScope());
    }
    TextQuery anywhere = TextQuery.about(requested.words().getOrElse(""));
    TextQuery query =
        requested.scope().map(MemoryScope::value).map(anywhere::ownedBy).getOrElse(anywhere);
    Admitted admitted = new Admitted(requested, now);
    return rank.rank(
            SearchSource.MEMORY,
            query,
            byWords(query, requested, admitted),
            requested.embedding(),
            admitted::of)
        .<MemoryRefused>mapLeft(refused -> new MemoryRefused.BadEmbedding(refused.sentence()))
        .map(ranked -> candidates(ranked, admitted));
  }

  private static Seq<Candidate> candidates(Seq<RankedText> ranked, Admitted admitted) {
    double best = ranked.headOption().map(RankedText::relevance).getOrElse(0.0);
    return ranked.flatMap(
        text ->
            Option.of(admitted.weights.get(text.id()))
                .map(weight -> new Candidate(weight, Relevance.of(text, best))));
  }

  /**
   * The best candidates that pass the filters; read once more with a larger window if there are too
   * few.
   */
  private FoundTexts byWords(TextQuery query, Recall requested, Admitted admitted) {
    int window = Math.max(TextRanking.CANDIDATES, requested.limit());
    FoundTexts found = texts.best(SearchSource.MEMORY, query, window);
    Seq<TextHit> hits = admitted.among(found.hits());
    if (found.hits().size() == window && hits.size() < requested.limit()) {
      hits =
          hits.appendAll(
              admitted.among(texts.find(SearchSource.MEMORY, query, window, WIDEST - window)));
    }
    return found.with(hits);
  }

  /** The memories that pass the filters of a question, with their weights. */
  private final class Admitted {
    private final Recall query;
    private final Instant now;
    private final Map<String, MemoryWeight> weights = new HashMap<>();

    Admitted(Recall query, Instant now) {
      this.query = query;
      this.now = now;
    }

    Seq<TextHit> among(Seq<TextHit> hits) {
      Set<String> passing = of(hits.map(TextHit::id));
      return hits.filter(hit -> passing.contains(hit.id()));
    }

    Set<String> of(Seq<String> ids) {
      Seq<MemoryWeight> passing =
          ranking
              .weights(ids.map(MemoryId::new))
              .filter(weight -> query.tiers().contains(weight.tier()))
              .filter(weight -> weight.importance() >= query.minImportance())
              .reject(weight -> weight.isExpired(now));
      passing.forEach(weight -> weights.put(weight.id().value(), weight));
      return HashSet.ofAll(passing.map(weight -> weight.id().value()));
    }
  }
}
