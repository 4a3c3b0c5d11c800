package dev.stoa.benchmarks.words;

import dev.stoa.benchmarks.engine.EngineWords;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.MeasuredWork;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.benchmarks.words.CpuClock.Times;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What questions over real sentences cost as their number grows, and what a writer waits for. */
public final class IndexBenchmarks implements Area {

  private static final int KINDS_AT = 50_000;
  private static final int BIGGER = 200_000;
  private static final int HITS = 10;
  private static final int CALLS = 400;
  private static final int COMPARED = 60;

  /** Enough for merges of every size. */
  private static final int WRITTEN = 34_000;

  private static final double HALF_ON_SQLITE = 5;
  private static final double HALF_ON_POSTGRES = 10;
  private static final double MOST_MILLIS = 30;
  private static final double RARE_MILLIS = 1;
  private static final double STALL_MILLIS = 100;

  /** Half of what FTS5, or a column of words with GIN, took. */
  private static final double BYTES_ON_SQLITE = 109;

  private static final double BYTES_ON_POSTGRES = 298;
  private static final double SAME_PERCENT = 99;

  @Override
  public String name() {
    return "index";
  }

  @Override
  public String about() {
    return """
    The index of words over the turns of the LoCoMo chats, repeated with a quarter of their words replaced, in CPU milliseconds of client and server:
    half of the calls took less than the first figure, all but one in twenty less than the second. Questions of LoCoMo are ranked as a recall is;
    the other kinds are candidates alone, beside the engine's own index (FTS5, or `tsvector` with GIN). "First ten" are compared with those of
    scoring every text. A stall is the longest write of one text among 34,000, in CPU time, with the merge that it does. `STOA_TEST_DATA` names the
    folder of the set; without it nothing is measured.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    Option<RealSentences> sentences = RealSentences.read();
    if (sentences.isEmpty()) {
      System.out.println("index: the LoCoMo set is missing, see docs/testing.md");
      return;
    }
    String url = bench.databases().ours();
    SentenceStore store = new SentenceStore(bench.engine(), url, sentences.get());
    CpuClock clock = new CpuClock(bench.engine(), url);
    try (Storage storage = Storages.open(StorageConfig.of(url))) {
      int stored = 0;
      for (int size : sizes(bench)) {
        store.fill(stored, size);
        stored = size;
        ranked(bench, clock, storage, sentences.get(), size);
        if (size <= KINDS_AT) {
          new Kinds(bench, clock, storage, sentences.get(), size).measure();
          bytes(bench, store, size);
        }
      }
      stall(bench, clock, storage, store, stored, sentences.get());
    }
  }

  private static List<Integer> sizes(Bench bench) {
    int most = bench.pace().rows();
    return Stream.of(KINDS_AT, BIGGER, most)
        .filter(size -> size <= most)
        .sorted()
        .distinct()
        .toList();
  }

  private static void ranked(
      Bench bench, CpuClock clock, Storage storage, RealSentences sentences, int size)
      throws Exception {
    RankTexts ranking = new RankTexts(storage);
    MeasuredWork ask =
        i ->
            storage
                .unitOfWork()
                .read(
                    () ->
                        ranking
                            .find(
                                SearchSource.MEMORY,
                                TextQuery.about(sentences.question(i)),
                                0,
                                HITS)
                            .getOrElseThrow(RefusalException::new));
    Times times = warm(bench, clock, List.of(ask)).get(0);
    String what = String.format(Locale.ROOT, "question of LoCoMo, %,d texts", size);
    bench.add(
        Result.of(what + ", half", Unit.TIME, times.half())
            .limit(bench.onSqlite() ? HALF_ON_SQLITE : HALF_ON_POSTGRES));
    bench.add(Result.of(what + ", 95 %", Unit.TIME, times.most()).limit(MOST_MILLIS));
  }

  private static List<Times> warm(Bench bench, CpuClock clock, List<MeasuredWork> works)
      throws Exception {
    return clock.warm(bench.pace(), bench.pace().warmUp().isZero() ? HITS : CALLS, works);
  }

  private static void bytes(Bench bench, SentenceStore store, int size) throws SQLException {
    bench.add(
        Result.of("bytes of the index per text", Unit.BYTES, store.bytesPerText(size))
            .limit(bench.onSqlite() ? BYTES_ON_SQLITE : BYTES_ON_POSTGRES));
  }

  private static void stall(
      Bench bench,
      CpuClock clock,
      Storage storage,
      SentenceStore store,
      int from,
      RealSentences sentences)
      throws Exception {
    int written = Math.min(WRITTEN, 2 * bench.pace().rows());
    store.addMemories(from, from + written);
    MeasuredWork write =
        i ->
            storage
                .unitOfWork()
                .run(
                    () -> {
                      storage
                          .textIndex()
                          .putAll(
                              Vector.of(
                                  new SearchDocument(
                                      SearchSource.MEMORY,
                                      SentenceStore.id(i),
                                      RealSentences.owner(i),
                                      sentences.sentence(i))));
                      return i;
                    });
    clock.findProcesses();
    double longest = 0;
    double sum = 0;
    for (int i = from; i < from + written; i++) {
      double millis = clock.millis(write, i);
      longest = Math.max(longest, millis);
      sum += millis;
    }
    bench.add(Result.of("write of one text, mean", Unit.TIME, sum / written));
    bench.add(Result.of("longest stall of a writer", Unit.TIME, longest).limit(STALL_MILLIS));
  }

  /** Every kind of question at one size. */
  private record Kinds(
      Bench bench, CpuClock clock, Storage storage, RealSentences sentences, int size) {

    void measure() throws Exception {
      EveryText texts = new EveryText();
      for (int i = 0; i < size; i++) {
        texts.add(
            SentenceStore.id(i), RealSentences.owner(i), IndexedWords.of(sentences.sentence(i)));
      }
      try (EngineSide engine = new EngineSide(bench.engine(), bench.databases().ours())) {
        String any = EngineWords.or(bench.engine());
        String all = bench.onSqlite() ? " AND " : " & ";
        String next = bench.onSqlite() ? " + " : " <-> ";
        String end = bench.onSqlite() ? "*" : ":*";
        kind(
            texts,
            engine,
            "any word",
            i -> TextQuery.about(sentences.question(i)),
            i -> stems(sentences.question(i)).mkString(any));
        kind(
            texts,
            engine,
            "all of two words",
            i -> TextQuery.about(two(i)).matching(Matching.ALL),
            i -> stems(two(i)).mkString(all));
        kind(
            texts,
            engine,
            "phrase of two words",
            i -> TextQuery.about(sentences.phrase(i)).matching(Matching.PHRASE),
            i -> IndexedWords.of(sentences.phrase(i)).stems().replace(" ", next));
        kind(
            texts,
            engine,
            "beginning of four letters",
            i -> TextQuery.about(beginning(i)).matching(Matching.PREFIX),
            i -> beginning(i) + end);
        kind(
            texts,
            engine,
            "any word, of one owner in 20",
            i -> TextQuery.about(sentences.question(i)).ownedBy(RealSentences.owner(i)),
            i -> stems(sentences.question(i)).mkString(any));
        kind(
            texts,
            engine,
            "one rare word",
            i -> TextQuery.about(sentences.rareWord(i, size)),
            i -> IndexedWords.of(sentences.rareWord(i, size)).stems());
      }
    }

    private Seq<String> stems(String question) {
      return QuestionWords.stems(TextQuery.about(question));
    }

    private String two(int number) {
      return QuestionWords.of(sentences.question(number)).take(2).mkString(" ");
    }

    private String beginning(int number) {
      return QuestionWords.of(sentences.question(number))
          .map(word -> word.length() > 4 ? word.substring(0, 4) : word)
          .last();
    }

    private void kind(
        EveryText texts,
        EngineSide engine,
        String what,
        IntFunction<TextQuery> asked,
        IntFunction<String> theirs)
        throws Exception {
      // Made before, because making some of them takes longer than answering.
      TextQuery[] queries = IntStream.range(0, CALLS).mapToObj(asked).toArray(TextQuery[]::new);
      String[] others = IntStream.range(0, CALLS).mapToObj(theirs).toArray(String[]::new);
      List<Times> times =
          warm(bench, clock, List.of(i -> found(queries[i]), i -> engine.find(others[i])));
      for (boolean half : List.of(true, false)) {
        Result result =
            Result.of(what + (half ? ", half" : ", 95 %"), Unit.TIME, of(times.get(0), half))
                .jdbc(of(times.get(1), half), Option.when(!what.contains("rare"), 1.0));
        bench.add(half && what.contains("rare") ? result.limit(RARE_MILLIS) : result);
      }
      int same = 0;
      int compared = bench.pace().warmUp().isZero() ? HITS : COMPARED;
      for (int i = 0; i < compared; i++) {
        same += texts.confirms(queries[i], found(queries[i]), HITS) ? 1 : 0;
      }
      bench.add(
          Result.of(what + ", first ten right", Unit.RIGHT, 100.0 * same / compared)
              .limit(SAME_PERCENT));
    }

    private static double of(Times times, boolean half) {
      return half ? times.half() : times.most();
    }

    private Seq<TextHit> found(TextQuery query) {
      return storage
          .unitOfWork()
          .read(() -> storage.textIndex().find(SearchSource.MEMORY, query, 0, HITS));
    }
  }

  /** The engine's own index of the same words. */
  private static final class EngineSide implements AutoCloseable {
    private final Connection connection;
    private final PreparedStatement statement;

    EngineSide(JdbcEngine engine, String url) throws SQLException {
      this.connection = engine.connect(url);
      EngineWords.create(engine, connection, "memory");
      if (engine == JdbcEngine.POSTGRES) {
        try (java.sql.Statement settled = connection.createStatement()) {
          settled.execute("vacuum analyze hand_words");
        }
      }
      this.statement = connection.prepareStatement(EngineWords.query(engine));
    }

    int find(String query) throws SQLException {
      statement.setString(1, query);
      statement.setInt(2, HITS);
      int found = 0;
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found += rows.getString(1).length();
        }
      }
      return found;
    }

    @Override
    public void close() throws SQLException {
      connection.close();
    }
  }
}
