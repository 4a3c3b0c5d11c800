package dev.stoa.benchmarks.vectors;

import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.MetadataKind;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorQuery;
import dev.stoa.domain.search.VectorSearch;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;

/** Conditions on the metadata of vectors, with indexes on its members beside none. */
public final class MetadataBenchmarks implements Area {

  /** Twice what other areas store, so that a run with the usual options has a hundred thousand. */
  private static final int SHARE = 2;

  private static final int BATCH = 1_000;
  private static final int TEAMS = 1_000;
  private static final int CALLS = 20;
  private static final VectorCollection DOCS = new VectorCollection("docs");

  @Override
  public String name() {
    return "metadata";
  }

  @Override
  public String about() {
    return """
    Conditions on the metadata of 100,000 vectors, a hundred of which meet them, with declared indexes on both members beside the same store without them. The last row
    is what the indexes cost when an item is written.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    int items = bench.pace().rows() * SHARE;
    try (Stoa indexed = Stoa.open(bench.databases().ours());
        Stoa plain = Stoa.open(bench.databases().second())) {
      for (String key : List.of("team", "number")) {
        indexed
            .metadataIndexes()
            .declare(MetadataKind.VECTOR, key)
            .getOrElseThrow(RefusalException::new);
      }
      for (Stoa stoa : List.of(indexed, plain)) {
        fill(stoa, items);
      }
      IntFunction<MetadataFilter> team = n -> MetadataFilter.eq("team", team(n));
      IntFunction<MetadataFilter> range =
          n -> {
            int from = (int) ((long) n * 7_919 % Math.max(1, items - 100));
            return MetadataFilter.gte("number", from).and(MetadataFilter.lt("number", from + 100));
          };
      String of = String.format(Locale.ROOT, " of %,d", items);
      row(bench, "list by a text" + of, indexed, plain, team, MetadataBenchmarks::list);
      row(bench, "nearest with a text" + of, indexed, plain, team, MetadataBenchmarks::nearest);
      row(bench, "nearest with a range" + of, indexed, plain, range, MetadataBenchmarks::nearest);
      bench.measure(
          BenchmarkRow.time("put one", n -> put(indexed, n))
              .calls(CALLS)
              .beside("no index", n -> put(plain, n)));
    }
  }

  private static void row(
      Bench bench,
      String what,
      Stoa indexed,
      Stoa plain,
      IntFunction<MetadataFilter> filter,
      BiConsumer<Stoa, MetadataFilter> work)
      throws Exception {
    bench.measure(
        BenchmarkRow.time(what, n -> work.accept(indexed, filter.apply(n)))
            .calls(CALLS)
            .beside("no index", n -> work.accept(plain, filter.apply(n))));
  }

  private static void list(Stoa stoa, MetadataFilter filter) {
    stoa.vectors().list(VectorQuery.in(DOCS).where(filter).limit(100));
  }

  private static void nearest(Stoa stoa, MetadataFilter filter) {
    stoa.vectors()
        .search(VectorSearch.in(DOCS, 1, 2, 3, 4).where(filter))
        .getOrElseThrow(RefusalException::new);
  }

  private static void put(Stoa stoa, int number) {
    stoa.vectors()
        .put(DOCS, List.of(item("new" + number, number)))
        .getOrElseThrow(RefusalException::new);
  }

  private static void fill(Stoa stoa, int items) {
    Vector.range(0, items)
        .grouped(BATCH)
        .forEach(
            some ->
                stoa.vectors()
                    .put(DOCS, some.map(n -> item("i" + n, n)))
                    .getOrElseThrow(RefusalException::new));
  }

  private static String team(int number) {
    return "team " + number % TEAMS;
  }

  private static VectorItem item(String id, int number) {
    return VectorItem.of(id, 1, number % 97, number % 89, number % 83)
        .metadata(
            CanonicalJson.of(
                "{\"team\":\""
                    + team(number)
                    + "\",\"number\":"
                    + number
                    + ",\"about\":\"what else is known of it\"}"));
  }
}
