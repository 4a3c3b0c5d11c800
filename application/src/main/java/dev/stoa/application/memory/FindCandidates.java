package dev.stoa.application.memory;

import dev.stoa.application.memory.MemoryRecall.Candidate;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryNames;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Relevance;
import dev.stoa.domain.memory.TrustedWeight;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.TextRanking;
import io.vavr.Lazy;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Finds candidates by words and embedding, best first, with their relevance. */
final class FindCandidates {

  /** Maximum number of candidates found by words, if filters leave too few. */
  private static final int WIDEST = 2_000;

  private final TextIndex texts;
  private final RankTexts rank;
  private final Memories memories;
  private final MemoryRanking ranking;

  <S extends MemoryStorage & SearchStorage> FindCandidates(S storage) {
    this.texts = storage.textIndex();
    this.rank = new RankTexts(storage);
    this.memories = storage.memories();
    this.ranking = storage.memoryRanking();
  }

  Either<MemoryRefused, Seq<Candidate>> find(Recall requested, Instant now) {
    if (requested.embedding().isDefined() && requested.scopes().isEmpty()) {
      return Either.left(new MemoryRefused.NoScope());
    }
    TextQuery anywhere = TextQuery.about(requested.words().getOrElse("")).where(requested.where());
    Seq<String> owners = requested.scopes().map(MemoryScope::value);
    Option<Set<String>> named =
        Option.when(requested.named(), () -> named(requested, anywhere.words()));
    Seq<TextQuery> queries = owners.isEmpty() ? Vector.of(anywhere) : owners.map(anywhere::ownedBy);
    Admitted admitted = new Admitted(requested, now, named, queries);
    return rank.rank(
            SearchSource.MEMORY,
            anywhere,
            owners,
            queries
                .map(query -> byWords(query, requested, admitted))
                .reduce(FoundTexts::and)
                .with(named.map(admitted::hits)),
            requested.embedding(),
            admitted::near)
        .<MemoryRefused>mapLeft(refused -> new MemoryRefused.BadEmbedding(refused.sentence()))
        .map(ranked -> candidates(ranked, admitted));
  }

  private static Seq<Candidate> candidates(Seq<RankedText> ranked, Admitted admitted) {
    return ranked.flatMap(
        text ->
            Option.of(admitted.weights.get(text.id()))
                .map(weight -> new Candidate(weight, Relevance.of(text))));
  }

  /** The memories whose name the words say. */
  private Set<String> named(Recall requested, String words) {
    MemoryNames names = MemoryNames.in(words);
    return memories
        .named(requested.scopes(), names.beginnings())
        .filter(one -> names.say(one.key()))
        .map(one -> one.memory().value())
        .toSet();
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
    private final Option<Set<String>> only;
    private final Lazy<Option<Set<String>>> few;
    private final Map<String, TrustedWeight> weights = new HashMap<>();

    Admitted(Recall query, Instant now, Option<Set<String>> only, Seq<TextQuery> queries) {
      this.query = query;
      this.now = now;
      this.only = only;
      this.few =
          Lazy.of(
              () -> {
                Seq<Option<Set<String>>> each =
                    queries.map(one -> texts.few(SearchSource.MEMORY, one));
                return Option.when(
                    each.forAll(Option::isDefined), () -> each.flatMap(Option::get).toSet());
              });
    }

    /** Of those that are near in meaning, which may be many until enough are found. */
    Set<String> near(Seq<String> ids) {
      Option<Set<String>> some = few.get();
      return of(some.isEmpty() ? ids : ids.filter(some.get()::contains));
    }

    /** Those of the ids that pass, as hits; how well they answer is not known yet. */
    Seq<TextHit> hits(Set<String> ids) {
      return of(ids.toVector().sorted()).toVector().sorted().map(id -> new TextHit(id, 0));
    }

    Seq<TextHit> among(Seq<TextHit> hits) {
      Set<String> passing = of(hits.map(TextHit::id));
      return hits.filter(hit -> passing.contains(hit.id()));
    }

    Set<String> of(Seq<String> ids) {
      Seq<TrustedWeight> passing =
          ranking
              .weights(
                  ids.filter(id -> only.forAll(some -> some.contains(id))).map(MemoryId::new),
                  query.minTrust(),
                  query.valid().asOf(now),
                  query.where())
              .filter(one -> query.admits(one.weight(), now));
      passing.forEach(one -> weights.put(one.weight().id().value(), one));
      return HashSet.ofAll(passing.map(one -> one.weight().id().value()));
    }
  }
}
