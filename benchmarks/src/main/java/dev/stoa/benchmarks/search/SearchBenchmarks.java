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
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Random;
import java.util.function.Consumer;

/** Two words among 50,000 texts and 10,000 items of evidence, and the nearest of 50,000 vectors. */
public final class SearchBenchmarks implements Benchmark {

  private static final int DIMENSION = 384;
  private static final int HITS = 20;
  private static final int ITEMS = 10_000;
  private static final double EVIDENCE_BAR_MILLIS = 3;
  private static final VectorScope SCOPE = new VectorScope(VectorSource.MEMORY, "benchmark");

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    try (Storage storage = Storages.open(StorageConfig.of(databases.ours()))) {
      SearchFixture fixture = new SearchFixture();
      fixture.fill(engine, databases.ours());
      words(engine, databases.ours(), duel, report, storage, fixture);
      meaning(engine, duel, report, storage);
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
      report.accept(
          new Latency(engine, 200)
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

  /** Beside a plain loop over arrays that somebody keeps in memory and never brings up to date. */
  private static void meaning(
      Engine engine, Duel duel, Consumer<Comparison> report, Storage storage) throws Exception {
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
    Embedding asked = Embedding.of("benchmark", some(random));
    report.accept(
        duel.of(
            engine.title(),
            "nearest of 50,000 x 384, exact",
            1.0,
            5,
            1,
            i ->
                storage
                    .unitOfWork()
                    .read(
                        () ->
                            storage
                                .vectorIndex()
                                .nearest(SCOPE, asked, HITS, Seq::toSet)
                                .getOrElseThrow(RefusalException::new)),
            i -> HandWrittenSearch.nearest(vectors, asked.values(), HITS)));
  }

  private static float[] some(Random random) {
    float[] values = new float[DIMENSION];
    for (int i = 0; i < DIMENSION; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return values;
  }
}
