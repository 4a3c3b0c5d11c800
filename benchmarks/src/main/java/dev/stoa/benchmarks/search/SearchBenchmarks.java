package dev.stoa.benchmarks.search;

import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;

/** Two words among 50,000 texts and 10,000 items of evidence, and the nearest of 50,000 vectors. */
public final class SearchBenchmarks implements Area {

  private static final int DIMENSION = 384;
  private static final int HITS = 20;
  private static final int ITEMS = 10_000;
  private static final double EVIDENCE_MILLIS = 3;

  /** The ranking may take half as long again as the candidates by themselves. */
  private static final double RANKED = 0.67;

  /** Both may take a fifth longer than one after the other. */
  private static final double BOTH = 0.83;

  private static final VectorScope SCOPE = new VectorScope(VectorSource.MEMORY, "benchmark");

  @Override
  public String name() {
    return "search";
  }

  @Override
  public String about() {
    return """
    Any of two words in 50,000 texts of 20 to 60 words; JDBC is a bare `match` ranked by FTS5, or a bare `@@` ranked by `ts_rank`, which ignores document
    frequency. A ranked search may take half as long again as its candidates in the order of plain BM25, and words with meaning a fifth more than one
    after the other. Nearest finds the vectors that are likely near among 50,000 and compares them, beside a plain loop over arrays. Evidence is returned with its snippets.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    try (Storage storage = Storages.open(StorageConfig.of(bench.databases().ours()))) {
      SearchFixture fixture = new SearchFixture();
      fixture.fill(bench.engine(), bench.databases().ours());
      words(bench, storage, fixture);
      ranked(bench, storage, fixture);
      meaning(bench, storage, fixture);
    }
    evidence(bench, bench.databases().jdbc());
  }

  /** The bare query neither reads the items nor marks the words. */
  private static void evidence(Bench bench, String url) throws Exception {
    SearchFixture fixture = new SearchFixture();
    try (Stoa stoa = Stoa.open(url)) {
      for (int i = 0; i < ITEMS; i += 1_000) {
        stoa.evidence()
            .collectAll(
                Vector.fill(1_000, () -> EvidenceDraft.of("web", fixture.text())), Subject.NONE);
      }
      SearchFixture.settle(bench.engine(), url, "evidence");
      try (HandWrittenSearch hand = new HandWrittenSearch(bench.engine(), url, "evidence")) {
        bench.measure(
            BenchmarkRow.time(
                    "evidence, two words of 10,000",
                    i ->
                        stoa.evidence()
                            .search(TextQuery.about(fixture.question(i)), PageRequest.first(HITS)))
                .calls(200)
                .limit(EVIDENCE_MILLIS)
                .jdbc(i -> hand.find(fixture.question(i), HITS)));
      }
    }
  }

  /** The bare query ranks in the same database, without BM25 on PostgreSQL. */
  private static void words(Bench bench, Storage storage, SearchFixture fixture) throws Exception {
    try (HandWrittenSearch hand =
        new HandWrittenSearch(bench.engine(), bench.databases().ours(), "memory")) {
      bench.measure(
          BenchmarkRow.rate(
                  "two words of 50,000 texts",
                  i -> found(storage, TextQuery.about(fixture.question(i))))
              .calls(40)
              .jdbc(bench.onSqlite() ? 0.8 : 0.5, i -> hand.find(fixture.question(i), HITS)));
    }
  }

  private static void ranked(Bench bench, Storage storage, SearchFixture fixture) throws Exception {
    bench.measure(
        BenchmarkRow.rate(
                "two words, ranked", i -> ranked(storage, TextQuery.about(fixture.question(i))))
            .calls(100)
            .beside(
                "candidates", RANKED, i -> found(storage, TextQuery.about(fixture.question(i)))));
    bench.measure(
        BenchmarkRow.rate(
                "64 common words, ranked",
                i -> ranked(storage, TextQuery.about(fixture.commonQuestion(i))))
            .beside(
                "candidates",
                RANKED,
                i -> found(storage, TextQuery.about(fixture.commonQuestion(i)))));
  }

  private static Seq<RankedText> ranked(Storage storage, TextQuery query) {
    return storage
        .unitOfWork()
        .read(
            () ->
                new RankTexts(storage)
                    .find(SearchSource.MEMORY, query, 0, HITS)
                    .getOrElseThrow(RefusalException::new));
  }

  private static Seq<TextHit> found(Storage storage, TextQuery query) {
    return storage
        .unitOfWork()
        .read(() -> storage.textIndex().find(SearchSource.MEMORY, query, 0, HITS));
  }

  /** Words and meaning, beside a question for words and then one for meaning. */
  private static BenchmarkRow both(Storage storage, SearchFixture fixture, Embedding meant) {
    return BenchmarkRow.rate(
            "words and meaning of 50,000 x 384",
            i -> {
              TextQuery query = TextQuery.about(fixture.question(i)).ownedBy(SCOPE.owner());
              storage
                  .unitOfWork()
                  .read(
                      () ->
                          new RankTexts(storage)
                              .rank(
                                  SearchSource.MEMORY,
                                  query,
                                  storage.textIndex().best(SearchSource.MEMORY, query, 50),
                                  Option.some(meant),
                                  Seq::toSet)
                              .getOrElseThrow(RefusalException::new));
            })
        .calls(30)
        .beside(
            "each",
            BOTH,
            i -> {
              ranked(storage, TextQuery.about(fixture.question(i)).ownedBy(SCOPE.owner()));
              nearest(storage, meant);
            });
  }

  private static Seq<VectorHit> nearest(Storage storage, Embedding meant) {
    return storage
        .unitOfWork()
        .read(
            () ->
                storage
                    .vectorIndex()
                    .nearest(SCOPE, meant, HITS, Seq::toSet)
                    .getOrElseThrow(RefusalException::new));
  }

  /** Beside a plain loop over arrays in memory that are never updated. */
  private static void meaning(Bench bench, Storage storage, SearchFixture fixture)
      throws Exception {
    Random random = new Random(7);
    float[][] vectors = new float[SearchFixture.TEXTS][];
    for (int from = 0; from < vectors.length; from += 1_000) {
      Map<String, Embedding> some = LinkedHashMap.empty();
      for (int i = from; i < from + 1_000; i++) {
        vectors[i] = some(random);
        some = some.put("m-" + i, Embedding.of("benchmark", vectors[i]));
      }
      Map<String, Embedding> all = some;
      storage.unitOfWork().write(() -> storage.vectorIndex().putAll(SCOPE, all));
    }
    Embedding meant = Embedding.of("benchmark", some(random));
    bench.measure(
        BenchmarkRow.rate("nearest of 50,000 x 384", i -> nearest(storage, meant))
            .calls(5)
            .beside("a loop", 1, i -> HandWrittenSearch.nearest(vectors, meant.values(), HITS)));
    bench.measure(both(storage, fixture, meant));
  }

  private static float[] some(Random random) {
    float[] values = new float[DIMENSION];
    for (int i = 0; i < DIMENSION; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return values;
  }
}
