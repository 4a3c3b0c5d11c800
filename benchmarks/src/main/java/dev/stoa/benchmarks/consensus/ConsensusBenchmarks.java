package dev.stoa.benchmarks.consensus;

import dev.stoa.benchmarks.engine.PlainQuery;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.benchmarks.search.SearchFixture;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.consensus.TopicQuery;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Pages of 10,000 conclusions, and those about similar topics. */
public final class ConsensusBenchmarks implements Area {

  private static final int ENTRIES = 10_000;
  private static final int TOPIC_WORDS = 8;
  private static final int PAGE = 50;
  private static final int SIMILAR = 5;
  private static final double SIMILAR_MILLIS = 25;

  @Override
  public String name() {
    return "consensus";
  }

  @Override
  public String about() {
    return """
    A page has the positions of all participants, which JDBC reads by a second query. Similar conclusions are found by eight words, common ones among
    them, beside a lookup of the same topic by its hash.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    SearchFixture fixture = new SearchFixture();
    Vector<String> topics = Vector.fill(ENTRIES, () -> fixture.text(TOPIC_WORDS));
    try (Stoa stoa = Stoa.open(bench.databases().ours())) {
      fill(stoa, topics);
      // The first search indexes them.
      stoa.consensus().similar(TopicQuery.about(topics.head()).limit(SIMILAR));
      SearchFixture.settle(bench.engine(), bench.databases().ours(), "consensus");
      page(bench, stoa);
      similar(bench, stoa, topics);
    }
  }

  private static void fill(Stoa stoa, Vector<String> topics) {
    stoa.<RefusalException, Integer>atomically(
        workspace -> {
          for (int i = 0; i < ENTRIES; i++) {
            workspace
                .consensus()
                .registering()
                .record(
                    ConsensusDraft.of("debate-" + i, topics.get(i), "Answer number " + i, 0.5)
                        .domain("area " + i % 10)
                        .agreed("ada", 0.9)
                        .disagreed("bob", 0.4))
                .getOrElseThrow(RefusalException::new);
          }
          return Either.right(ENTRIES);
        });
  }

  private static void page(Bench bench, Stoa stoa) throws Exception {
    try (PlainQuery hand =
            new PlainQuery(
                bench.engine(),
                bench.databases().ours(),
                "select * from consensus where archived_at is null"
                    + " order by timestamp desc, id desc limit ?");
        PlainQuery positions =
            new PlainQuery(
                bench.engine(),
                bench.databases().ours(),
                "select p.* from consensus_positions p where p.consensus_id in (select id"
                    + " from consensus where archived_at is null"
                    + " order by timestamp desc, id desc limit ?)")) {
      bench.measure(
          BenchmarkRow.rate(
                  "page of 50 of 10,000 conclusions",
                  i ->
                      check(stoa.consensus().list(ConsensusQuery.all().limit(PAGE)).items().size()))
              .calls(100)
              .jdbc(
                  0.5,
                  i -> {
                    check(hand.read(PAGE));
                    positions.read(PAGE);
                  }));
    }
  }

  /** Beside the newest of the same words, which is all that an equal hash finds. */
  private static void similar(Bench bench, Stoa stoa, Vector<String> topics) throws Exception {
    try (PlainQuery hand =
        new PlainQuery(
            bench.engine(),
            bench.databases().ours(),
            "select * from consensus where topic_hash = (select topic_hash from consensus"
                + " where debate_id = ?) and archived_at is null"
                + " order by timestamp desc, id desc limit 5")) {
      bench.measure(
          BenchmarkRow.time(
                  "similar of 10,000 conclusions",
                  i ->
                      stoa.consensus()
                          .similar(TopicQuery.about(topics.get(i % ENTRIES)).limit(SIMILAR))
                          .size())
              .calls(100)
              .limit(SIMILAR_MILLIS)
              .beside("the same topic", i -> hand.read("debate-" + i % ENTRIES)));
    }
  }

  private static void check(int read) {
    if (read != PAGE) {
      throw new IllegalStateException("read " + read + " conclusions");
    }
  }
}
