package dev.stoa.benchmarks.vectors;

import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.benchmarks.words.CpuClock;
import dev.stoa.benchmarks.words.CpuClock.Times;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The ten nearest of up to a million vectors, by the CPU that they cost. */
public final class VectorBenchmarks implements Area {

  private static final int BATCH = 2_000;
  private static final double MOST_MILLIS = 30;
  private static final double LEAST_RECALL = 99;
  private static final String MODEL = "benchmark";
  private static final VectorScope SCOPE = new VectorScope(VectorSource.MEMORY, "benchmark");

  @Override
  public String name() {
    return "vectors";
  }

  @Override
  public String about() {
    return """
    The ten nearest of 50,000 vectors, with `--rows 1000000` also of 200,000 and a million, by CPU time: that of the process and of the server.
    The vectors are topics and what differs from them; `-Dstoa.vectors=FILE` names real ones. The rest of a store are
    mixtures of two. The recall is that of the ten that a comparison with every vector finds; the bytes are those of the heap once a question was answered.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    SentenceVectors vectors = SentenceVectors.read();
    List<Integer> sizes =
        bench.pace().rows() < 50_000
            ? List.of(bench.pace().rows())
            : Stream.of(50_000, 200_000, 1_000_000)
                .filter(size -> size <= bench.pace().rows())
                .toList();
    List<ExactNearest> exact =
        IntStream.range(0, vectors.questions())
            .mapToObj(i -> new ExactNearest(vectors.question(i)))
            .toList();
    int stored = 0;
    for (int size : sizes) {
      // Opened anew, so that nothing is in memory yet.
      try (Storage storage = Storages.open(StorageConfig.of(bench.databases().ours()))) {
        fill(storage, vectors, stored, size, exact);
        measure(bench, storage, exact, size);
      }
      stored = size;
    }
  }

  private static void fill(
      Storage storage, SentenceVectors vectors, int from, int to, List<ExactNearest> exact) {
    for (int start = from; start < to; start += BATCH) {
      Map<String, Embedding> some = LinkedHashMap.empty();
      for (int i = start; i < Math.min(to, start + BATCH); i++) {
        float[] vector = vectors.sentence(i);
        String id = "m-" + i;
        some = some.put(id, Embedding.of(MODEL, vector));
        exact.forEach(one -> one.compare(id, vector));
      }
      Map<String, Embedding> all = some;
      storage.unitOfWork().write(() -> storage.vectorIndex().putAll(SCOPE, all));
    }
  }

  private static void measure(Bench bench, Storage storage, List<ExactNearest> exact, int size)
      throws Exception {
    long before = heap();
    nearest(storage, exact.get(0));
    long bytes = heap() - before;
    double found = 0;
    for (ExactNearest one : exact) {
      Set<String> ids = one.ids();
      found += nearest(storage, one).count(hit -> ids.contains(hit.id()));
    }
    Times times =
        new CpuClock(bench.engine(), bench.databases().ours())
            .measure(exact.size(), List.of(i -> nearest(storage, exact.get(i))))
            .get(0);
    String what = String.format(Locale.ROOT, "nearest of %,d x 384", size);
    bench.add(Result.of(what + ", CPU p50", Unit.TIME, times.half()).limit(MOST_MILLIS));
    bench.add(Result.of(what + ", CPU p95", Unit.TIME, times.most()));
    bench.add(
        Result.of(
                what + ", recall@10", Unit.RIGHT, 100 * found / ExactNearest.WANTED / exact.size())
            .limit(LEAST_RECALL));
    bench.add(Result.of(what + ", bytes a vector", Unit.BYTES, (double) bytes / size));
  }

  private static Seq<VectorHit> nearest(Storage storage, ExactNearest question) {
    return storage
        .unitOfWork()
        .read(
            () ->
                storage
                    .vectorIndex()
                    .nearest(
                        SCOPE,
                        Embedding.of(MODEL, question.question()),
                        ExactNearest.WANTED,
                        Seq::toSet)
                    .getOrElseThrow(RefusalException::new));
  }

  private static long heap() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
