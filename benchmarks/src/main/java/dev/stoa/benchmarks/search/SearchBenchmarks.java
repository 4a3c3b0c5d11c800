package dev.stoa.benchmarks.search;

import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Latency;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.Subject;
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
import java.util.function.Consumer;

/** Two words among 50,000 texts and 10,000 items of evidence, and the nearest of 50,000 vectors. */
public final class SearchBenchmarks implements Benchmark {

  private static final int DIMENSION = 384;
  private static final int HITS = 20;
  private static final int ITEMS = 10_000;
  private static final double EVIDENCE_BAR_MILLIS = 3;

  /** The ranking may take half as long again as the candidates by themselves. */
  private static final double RANKED = 0.67;

  /** Both may take a fifth longer than one after the other. */
  private static final double BOTH = 0.83;

  private static final VectorScope SCOPE = new VectorScope(VectorSource.MEMORY, "benchmark");

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    try (Storage storage = Storages.open(StorageConfig.of(databases.ours()))) {
      SearchFixture fixture = new SearchFixture();
      fixture.fill(engine, databases.ours());
      words(engine, databases.ours(), duel, report, storage, fixture);
      ranked(engine, duel, report, storage, fixture);
      meaning(engine, duel, report, storage, fixture);
    }
    evidence(engine, databases.jdbc(), report);
  }

  /** The bare query neither reads the items nor marks the words. */
  private static void evidence(Engine engine, String url, Consumer<Comparison> report)
      throws Exception {
    SearchFixture fixture = new SearchFixture();
    try (Stoa stoa = Stoa.open(url);
        HandWrittenSearch hand = new HandWrittenSearch(engine, url, "evidence")) {
      for (int i = 0; i < ITEMS; i += 1_000) {
        stoa.evidence()
            .collectAll(
                Vector.fill(1_000, () -> EvidenceDraft.of("web", fixture.text())), Subject.NONE);
      }
      SearchFixture.settle(engine, url, "evidence");
      report.accept(
          new Latency(engine, 1_000)
              .of(
                  "evidence, two words of 10,000",
                  EVIDENCE_BAR_MILLIS,
                  i -> stoa.evidence().search(TextQuery.about(fixture.question(i)), 0, HITS),
                  i -> hand.find(fixture.question(i), HITS)));
    }
  }

  /** The bare query ranks in the same database, without BM25 on PostgreSQL. */
  private static void words(
      Engine engine,
      String url,
      Duel duel,
      Consumer<Comparison> report,
      Storage storage,
      SearchFixture fixture)
      throws Exception {
    try (HandWrittenSearch hand = new HandWrittenSearch(engine, url, "memory")) {
      report.accept(
          duel.of(
              engine.title(),
              "search, two words of 50,000 texts",
              engine == Engine.SQLITE ? 0.8 : 0.5,
              40,
              1,
              i -> {
                TextQuery query = TextQuery.about(fixture.question(i));
                storage
                    .unitOfWork()
                    .read(() -> storage.textIndex().find(SearchSource.MEMORY, query, 0, HITS));
              },
              i -> hand.find(fixture.question(i), HITS)));
    }
  }

  /** Beside the candidates alone, in the order of plain BM25. */
  private static void ranked(
      Engine engine, Duel duel, Consumer<Comparison> report, Storage storage, SearchFixture fixture)
      throws Exception {
    report.accept(
        duel.of(
            engine.title(),
            "ranked search, two words of 50,000 texts",
            RANKED,
            150,
            1,
            i -> ranked(storage, TextQuery.about(fixture.question(i))),
            i -> found(storage, TextQuery.about(fixture.question(i)))));
    report.accept(
        duel.of(
            engine.title(),
            "ranked search, 64 common words of 50,000 texts",
            RANKED,
            3,
            1,
            i -> ranked(storage, TextQuery.about(fixture.commonQuestion(i))),
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
  private static void both(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      Storage storage,
      SearchFixture fixture,
      Embedding requested)
      throws Exception {
    report.accept(
        duel.of(
            engine.title(),
            "words and meaning of 50,000 x 384",
            BOTH,
            100,
            1,
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
                                  Option.some(requested),
                                  Seq::toSet)
                              .getOrElseThrow(RefusalException::new));
            },
            i -> {
              ranked(storage, TextQuery.about(fixture.question(i)).ownedBy(SCOPE.owner()));
              nearest(storage, requested);
            }));
  }

  private static Seq<VectorHit> nearest(Storage storage, Embedding query) {
    return storage
        .unitOfWork()
        .read(
            () ->
                storage
                    .vectorIndex()
                    .nearest(SCOPE, query, HITS, Seq::toSet)
                    .getOrElseThrow(RefusalException::new));
  }

  /** Beside a plain loop over arrays that somebody keeps in memory and never brings up to date. */
  private static void meaning(
      Engine engine, Duel duel, Consumer<Comparison> report, Storage storage, SearchFixture fixture)
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
    Embedding query = Embedding.of("benchmark", some(random));
    report.accept(
        duel.of(
            engine.title(),
            "nearest of 50,000 x 384, exact",
            1.0,
            5,
            1,
            i -> nearest(storage, query),
            i -> HandWrittenSearch.nearest(vectors, query.values(), HITS)));
    both(engine, duel, report, storage, fixture, query);
  }

  private static float[] some(Random random) {
    float[] values = new float[DIMENSION];
    for (int i = 0; i < DIMENSION; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return values;
  }
}
