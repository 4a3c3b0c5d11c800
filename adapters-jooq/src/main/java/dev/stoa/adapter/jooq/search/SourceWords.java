package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.search.FormerTexts.IndexedText;
import dev.stoa.adapter.jooq.search.WordStore.EntryReader;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.words.Answer;
import dev.stoa.adapter.jooq.words.IndexSearch;
import dev.stoa.adapter.jooq.words.IndexView;
import dev.stoa.adapter.jooq.words.MissingChunk;
import dev.stoa.adapter.jooq.words.NewestRows;
import dev.stoa.adapter.jooq.words.Scored;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.NewestTexts;
import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.RankingMode;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.WordCounts;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The words of one source: looks them up, and keeps their segments in order. */
final class SourceWords {

  /** How often the list of segments is read again because one was merged meanwhile. */
  private static final int ATTEMPTS = 20;

  /** Spreads ids that differ in their ends only. */
  private static final int SPREAD = 0x9E3779B1;

  private static final int WIDER = 4;

  private static final Comparator<TextHit> BEST_FIRST =
      Comparator.comparingDouble(TextHit::relevance)
          .reversed()
          .thenComparing(TextHit::id, CodePointOrder::compare);

  private final JooqSession session;
  private final SearchSource source;
  private final EntrySql sql;
  private final MetadataTexts metadata;
  private final WordStore store;
  private final SegmentCare care;

  /** The unit that writes one in this many texts, about, looks whether a segment is due. */
  private final int looks;

  /** So that a text that is written again and again does not always look, or never. */
  private final AtomicInteger written = new AtomicInteger();

  SourceWords(JooqSession session, UnitOfWork unitOfWork, SearchSource source, int segmentTexts) {
    this.session = session;
    this.source = source;
    this.sql = EntrySql.of(source);
    this.metadata = new MetadataTexts(session, source);
    // What differed then is looked at beside the index of now.
    this.store = new WordStore(session.present(), source);
    this.care = new SegmentCare(session, unitOfWork, source, store, segmentTexts);
    this.looks = segmentTexts / 2;
  }

  /** Once the open unit has written these, some units look whether a segment is due. */
  void wrote(Seq<String> ids) {
    boolean many = ids.size() >= looks;
    if (many || ids.count(this::looks) > 0) {
      session.afterCommit(() -> care.runAfter(many));
    }
  }

  private boolean looks(String id) {
    int number = id.hashCode() * SPREAD + written.getAndIncrement();
    return Integer.remainderUnsigned(number, looks) == 0;
  }

  /** Best first, equals in code point order of their ids; the first {@code offset} left out. */
  Seq<TextHit> find(TextQuery query, FormerTexts former, int offset, int limit) {
    int count = offset + limit;
    Wanted wanted = wanted(query, former);
    return again(
            () ->
                enough(
                    wanted,
                    wanted.in(former.beside(store.view())),
                    count,
                    (answer, asked) -> hits(answer, wanted, count),
                    Seq::size))
        .drop(offset)
        .toVector();
  }

  /**
   * What is looked for, and among which texts.
   *
   * @param few the entries that may be answers, where those are known
   * @param later what is known of an answer only when it is found
   */
  private record Wanted(
      TextQuery query,
      FormerTexts former,
      Option<LongPredicate> few,
      Option<MetadataFilter> later) {

    IndexView in(IndexView all) {
      return few.map(all::accepting).getOrElse(all);
    }

    /** How many answers may have to be asked for, so that enough of them remain. */
    int most(int limit, IndexView view) {
      return limit + (later.isDefined() ? (int) view.texts() : former.size());
    }
  }

  private Wanted wanted(TextQuery query, FormerTexts former) {
    Option<LongPredicate> few =
        query.where().isEmpty() || session.isPast() ? Option.none() : metadata.fewEntries(query);
    return new Wanted(query, former, few, few.isDefined() ? Option.none() : query.where());
  }

  /** The rows of the newest texts that hold all words, the greatest first. */
  Seq<Long> newest(NewestTexts wanted, int limit) {
    List<List<String>> words = wanted.words().map(Seq::asJava).asJava();
    return Vector.ofAll(
        again(
            () ->
                new IndexSearch(store.view(), store)
                    .newest(
                        words,
                        wanted.owner(),
                        new NewestRows(wanted.from(), wanted.before(), limit))));
  }

  /** The first of them, with the counts of their source; texts in threads are read later. */
  FoundTexts best(TextQuery query, FormerTexts former, int limit) {
    Wanted wanted = wanted(query, former);
    return again(
        () -> {
          IndexView view = wanted.in(former.beside(store.view()));
          return enough(
              wanted,
              view,
              limit,
              (answer, asked) -> {
                WordCounts counts = counts(query, view, answer);
                // Where many are as good as the last, the words of most of them are not needed.
                return source.mode() == RankingMode.CONVERSATION
                        || answer.best().size() > asked
                        || wanted.later().isDefined()
                    ? new FoundTexts(hits(answer, wanted, limit), counts)
                    : read(answer, counts, former, limit);
              },
              found -> found.hits().size());
        });
  }

  /**
   * Asks for more while too few remain, because things are found by their words of now too, or have
   * other metadata.
   */
  private <T> T enough(
      Wanted wanted,
      IndexView view,
      int limit,
      BiFunction<Answer, Integer, T> read,
      ToIntFunction<T> size) {
    int most = wanted.most(limit, view);
    for (int count = Math.min(most, limit + limit / WIDER);
        ;
        count = Math.min(most, WIDER * count)) {
      Answer answer = answer(wanted.query(), view, count);
      T found = read.apply(answer, count);
      if (count >= most || answer.best().size() < count || size.applyAsInt(found) >= limit) {
        return found;
      }
    }
  }

  private static <T> T again(Supplier<T> work) {
    for (int attempt = 1; ; attempt++) {
      try {
        return work.get();
      } catch (MissingChunk mergedMeanwhile) {
        if (attempt == ATTEMPTS) {
          throw new StorageException(
              mergedMeanwhile.getMessage() + ": run `stoa index rebuild`", mergedMeanwhile);
        }
      }
    }
  }

  private Answer answer(TextQuery query, IndexView view, int count) {
    Seq<String> words = QuestionWords.of(query);
    if (words.isEmpty() || count < 1) {
      return new Answer(List.of(), new long[QuestionWords.stems(query).size()]);
    }
    IndexSearch search = new IndexSearch(view, store);
    List<String> stems = QuestionWords.stems(query).toJavaList();
    return switch (query.matching()) {
      case ANY -> search.any(stems, query.owner(), count);
      case ALL -> search.all(stems, query.owner(), count);
      case PHRASE ->
          search.phrase(
              SearchWords.ofQuestion(query.words()).map(PorterStemmer::stem).toJavaList(),
              query.owner(),
              count);
      case PREFIX -> search.beginnings(words.toJavaList(), query.owner(), count);
    };
  }

  private WordCounts counts(TextQuery query, IndexView view, Answer answer) {
    Seq<String> stems = QuestionWords.stems(query);
    long[] holding =
        query.matching() == Matching.PHRASE || query.matching() == Matching.PREFIX
            ? new IndexSearch(view, store).any(stems.toJavaList(), query.owner(), 1).holding()
            : answer.holding();
    io.vavr.collection.Map<String, Long> byStem = HashMap.empty();
    for (int i = 0; i < stems.size(); i++) {
      byStem = byStem.put(stems.get(i), holding[i]);
    }
    return new WordCounts(view.texts(), view.averageLength(), byStem);
  }

  private Vector<TextHit> hits(Answer answer, Wanted wanted, int count) {
    Map<Long, String> ids =
        nowOrThen(sql.ids, answer, wanted.former(), sql::id, id -> id, FormerTexts::id);
    for (MetadataFilter filter : wanted.later()) {
      ids.values().retainAll(metadata.among(Vector.ofAll(ids.values()), filter).toJavaSet());
    }
    return Vector.ofAll(answer.best())
        .filter(one -> ids.containsKey(one.entry()))
        .map(one -> new TextHit(String.valueOf(ids.get(one.entry())), one.score()))
        .sorted(BEST_FIRST)
        .take(count);
  }

  /** By entry; the words of then, where there are some, instead of those of now. */
  private <T> Map<Long, T> nowOrThen(
      Statement statement,
      Answer answer,
      FormerTexts former,
      EntryReader<T> reader,
      Function<T, String> id,
      Function<IndexedText, T> then) {
    List<Long> entries = answer.best().stream().map(Scored::entry).toList();
    Map<Long, T> found =
        store.read(
            statement, entries.stream().filter(one -> !FormerTexts.isFormer(one)).toList(), reader);
    found.values().removeIf(one -> former.has(id.apply(one)));
    List<Long> ofThen = entries.stream().filter(FormerTexts::isFormer).toList();
    if (!ofThen.isEmpty()) {
      Set<String> there = there(ofThen, former);
      ofThen.stream()
          .filter(entry -> there.contains(FormerTexts.id(former.text(entry))))
          .forEach(entry -> found.put(entry, then.apply(former.text(entry))));
    }
    return found;
  }

  /** What was erased since the texts were read is gone at every instant. */
  private Set<String> there(List<Long> entries, FormerTexts former) {
    return TextSql.of(source)
        .existing(session, Vector.ofAll(entries).map(former::text).map(FormerTexts::id));
  }

  private FoundTexts read(Answer answer, WordCounts counts, FormerTexts former, int limit) {
    Map<Long, TextCandidate> texts =
        nowOrThen(
            sql.byEntry, answer, former, sql::candidate, TextCandidate::id, FormerTexts::candidate);
    Seq<Scored> there = Vector.ofAll(answer.best()).filter(one -> texts.containsKey(one.entry()));
    return new FoundTexts(
        there
            .map(one -> new TextHit(text(texts, one).id(), one.score()))
            .sorted(BEST_FIRST)
            .take(limit)
            .toVector(),
        counts,
        there.toMap(one -> text(texts, one).id(), one -> text(texts, one)));
  }

  private static TextCandidate text(Map<Long, TextCandidate> texts, Scored one) {
    return Objects.requireNonNull(texts.get(one.entry()));
  }

  long waiting() {
    return store.waiting();
  }

  boolean isSound() {
    return care.isSound();
  }

  void rebuild() {
    care.reset();
    session.afterCommit(care::runAll);
  }

  void purge() {
    care.purge();
    session.afterCommit(care::runAll);
  }
}
