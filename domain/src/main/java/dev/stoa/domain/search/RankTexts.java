package dev.stoa.domain.search;

import dev.stoa.domain.trust.Trust;
import io.vavr.Lazy;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The step of finding texts and ranking them by {@link TextRanking}; requires an open unit of work.
 *
 * <p>The engine finds the best texts by words, the vectors those that are near in meaning. Of both,
 * every score is computed.
 */
public final class RankTexts {

  /** The most that are read beyond the best, if too many of those do not count. */
  private static final int WIDEST = 2_000;

  private final TextIndex texts;
  private final VectorIndex vectors;
  private final AskersTexts askers;

  public RankTexts(SearchStorage storage) {
    this(storage, AskersTexts.UNKNOWN);
  }

  /**
   * In conversations, questions in the first person prefer the asker's own words.
   *
   * @param askers which those are
   */
  public RankTexts(SearchStorage storage, AskersTexts askers) {
    this.texts = storage.textIndex();
    this.vectors = storage.vectorIndex();
    this.askers = askers;
  }

  /**
   * Best first, the first {@code offset} left out; a left only if the vectors are of another model.
   *
   * <p>What is beyond the best {@link TextRanking#CANDIDATES} of each way follows in the order of
   * plain BM25, so that pages are cut from one and the same ranking. Every question for anything
   * else than some of its words is ranked by plain BM25. Of the best of either, what is less
   * trusted than an agent's word counts less.
   */
  public Either<EmbeddingRefused, Seq<RankedText>> find(
      SearchSource source, TextQuery query, int offset, int limit) {
    Admitted admitted = new Admitted(source, query);
    int end = offset + limit;
    if (query.matching() != Matching.ANY) {
      Seq<TextHit> hits = texts.find(source, query, 0, Math.max(TextRanking.CANDIDATES, end));
      Seq<RankedText> found = admitted.among(hits, end).map(RankTexts::byWords);
      return Either.right(
          admitted
              .byTrust(found.take(TextRanking.CANDIDATES))
              .appendAll(admitted.trusted(found.drop(TextRanking.CANDIDATES)))
              .slice(offset, end)
              .toVector());
    }
    FoundTexts best = texts.best(source, query, Math.max(TextRanking.CANDIDATES, end));
    Seq<TextHit> hits = admitted.among(best.hits(), end);
    FoundTexts pool = best.with(hits.take(TextRanking.CANDIDATES));
    return rank(source, query, pool, Option.none(), admitted::near)
        .map(
            ranked ->
                admitted
                    .trusted(followed(admitted.byTrust(ranked), hits.drop(TextRanking.CANDIDATES)))
                    .slice(offset, end)
                    .toVector());
  }

  /** What is quarantined, or not true then, is not found unless it is asked for. */
  private final class Admitted {

    private final SearchSource source;
    private final TextQuery query;
    private final Lazy<Option<Set<String>>> few;
    private Map<String, Trust> trusts = HashMap.empty();

    Admitted(SearchSource source, TextQuery query) {
      this.source = source;
      this.query = query;
      this.few = Lazy.of(() -> texts.few(source, query));
    }

    /** Of those that are near in meaning, which may be many until enough are found. */
    Set<String> near(Seq<String> ids) {
      Option<Set<String>> some = few.get();
      return of(some.isEmpty() ? ids : ids.filter(some.get()::contains));
    }

    Set<String> of(Seq<String> ids) {
      JudgedTexts judged = texts.judged(source, ids, query);
      trusts = trusts.merge(judged.trusts());
      return HashSet.ofAll(ids).diff(judged.leftOut());
    }

    /** Read once more with a larger window if too few are left. */
    Seq<TextHit> among(Seq<TextHit> hits, int wanted) {
      Seq<TextHit> some = among(hits);
      int window = Math.max(TextRanking.CANDIDATES, wanted);
      return hits.size() == window && some.size() < Math.min(wanted, hits.size())
          ? some.appendAll(among(texts.find(source, query, window, WIDEST)))
          : some;
    }

    private Seq<TextHit> among(Seq<TextHit> hits) {
      Set<String> admitted = of(hits.map(TextHit::id));
      return admitted.size() == hits.size()
          ? hits
          : hits.filter(hit -> admitted.contains(hit.id()));
    }

    Seq<RankedText> trusted(Seq<RankedText> some) {
      return trusts.isEmpty() ? some : some.map(one -> one.trusted(trusts.get(one.id())));
    }

    /** Ranked by the part of their relevance that their trust leaves. */
    Seq<RankedText> byTrust(Seq<RankedText> ranked) {
      return trusts.isEmpty()
          ? ranked
          : trusted(ranked).map(RankedText::weighed).sorted(RankedText.BEST_FIRST);
    }
  }

  /**
   * What was found by words and what is near in meaning, best first.
   *
   * @param meaning the question as some model sees it; none is as that of the workspace does
   * @param admit which of the near ones count
   */
  public Either<EmbeddingRefused, Seq<RankedText>> rank(
      SearchSource source,
      TextQuery query,
      FoundTexts found,
      Option<Embedding> meaning,
      Function<Seq<String>, Set<String>> admit) {
    return rank(source, query, query.owner().toVector(), found, meaning, admit);
  }

  /**
   * As above.
   *
   * @param owners whose texts are compared by meaning; none is everybody's
   */
  public Either<EmbeddingRefused, Seq<RankedText>> rank(
      SearchSource source,
      TextQuery query,
      Seq<String> owners,
      FoundTexts found,
      Option<Embedding> meaning,
      Function<Seq<String>, Set<String>> admit) {
    Seq<TextCandidate> byWords = candidates(source, found, admit);
    Option<Embedding> requested = meaning.orElse(() -> embedded(query, byWords));
    if (requested.isEmpty() || VectorSource.of(source).isEmpty()) {
      return Either.right(ranked(source, query, found, byWords, Option.none()));
    }
    return compare(
            VectorSource.of(source).get(),
            owners,
            requested.get(),
            byWords.map(TextCandidate::id),
            admit)
        .map(compared -> ranked(source, query, found, byWords, compared));
  }

  /** In a conversation with their neighbours. */
  private Seq<TextCandidate> candidates(
      SearchSource source, FoundTexts found, Function<Seq<String>, Set<String>> admit) {
    Seq<String> ids = found.hits().map(TextHit::id);
    if (source.mode() == RankingMode.CONVERSATION) {
      return withNeighbours(texts.candidates(source, ids, TextRanking.WINDOW), ids.toSet(), admit);
    }
    Vector<TextCandidate> read = ids.flatMap(found.read()::get).toVector();
    return read.size() == ids.size()
        ? read
        : read.appendAll(texts.candidates(source, ids.reject(found.read()::containsKey), 0));
  }

  /** Neighbours may be answers too, so that they must count as well. */
  private static Seq<TextCandidate> withNeighbours(
      Seq<TextCandidate> all, Set<String> found, Function<Seq<String>, Set<String>> admit) {
    Seq<String> around = all.map(TextCandidate::id).reject(found::contains);
    Set<String> counting = around.isEmpty() ? found : found.union(admit.apply(around));
    return all.filter(one -> counting.contains(one.id())).toVector();
  }

  private Option<Embedding> embedded(TextQuery query, Seq<TextCandidate> byWords) {
    return query.byWordsOnly() || query.words().isBlank()
        ? Option.none()
        : texts.embedded(
            QuestionWords.withoutNames(
                query.words(), byWords.flatMap(TextCandidate::name).toJavaSet()));
  }

  private Either<EmbeddingRefused, ComparedVectors> compare(
      VectorSource source,
      Seq<String> owners,
      Embedding question,
      Seq<String> ids,
      Function<Seq<String>, Set<String>> admit) {
    Seq<VectorScope> scopes =
        owners.isEmpty() ? vectors.scopes(source) : owners.map(one -> new VectorScope(source, one));
    Either<EmbeddingRefused, ComparedVectors> all = Either.right(ComparedVectors.NONE);
    for (VectorScope scope : scopes) {
      all =
          all.flatMap(
              before ->
                  vectors
                      .compare(scope, question, ids, TextRanking.CANDIDATES, admit)
                      .map(more -> before.and(more, TextRanking.CANDIDATES)));
    }
    return all;
  }

  private Seq<RankedText> ranked(
      SearchSource source,
      TextQuery query,
      FoundTexts found,
      Seq<TextCandidate> byWords,
      ComparedVectors compared) {
    Set<String> known = byWords.map(TextCandidate::id).toSet();
    Seq<String> more = compared.nearest().map(VectorHit::id).reject(known::contains);
    Seq<TextCandidate> candidates =
        more.isEmpty() ? byWords : byWords.appendAll(texts.candidates(source, more, 0));
    return ranked(source, query, found, candidates, Option.some(compared.meanings()));
  }

  private Seq<RankedText> ranked(
      SearchSource source,
      TextQuery query,
      FoundTexts found,
      Seq<TextCandidate> candidates,
      Option<Meanings> meanings) {
    boolean isOwn =
        source.mode() == RankingMode.CONVERSATION && QuestionWords.isInFirstPerson(query.words());
    return TextRanking.rank(
        source.mode(),
        QuestionWords.stems(query),
        found.counts(),
        candidates,
        meanings,
        isOwn ? askers.among(source, candidates.map(TextCandidate::id)) : HashSet.empty());
  }

  /** With the rest, whose relevance falls from that of the last. */
  private static Seq<RankedText> followed(Seq<RankedText> ranked, Seq<TextHit> rest) {
    if (rest.isEmpty()) {
      return ranked;
    }
    Set<String> known = ranked.map(RankedText::id).toSet();
    RankedText last = ranked.last();
    double scale = Math.max(0, last.relevance()) / rest.head().relevance();
    double score = ranked.map(RankedText::score).min().get() / rest.head().relevance();
    return ranked.appendAll(
        rest.reject(hit -> known.contains(hit.id()))
            .map(
                hit ->
                    byWords(new TextHit(hit.id(), hit.relevance() * scale))
                        .scored(hit.relevance() * score)));
  }

  /** It has all that was looked for. */
  private static RankedText byWords(TextHit hit) {
    return new RankedText(
        hit.id(),
        hit.relevance(),
        1,
        new RelevanceParts(hit.relevance(), 0, 0, 0, 0, 0),
        Option.none(),
        Option.none());
  }
}
