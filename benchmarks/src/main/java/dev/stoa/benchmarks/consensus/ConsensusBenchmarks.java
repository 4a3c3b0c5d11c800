package dev.stoa.benchmarks.consensus;

import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Latency;
import dev.stoa.benchmarks.PlainQuery;
import dev.stoa.benchmarks.search.SearchFixture;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusFilter;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Pages of 10,000 conclusions, and those about similar topics. */
public final class ConsensusBenchmarks implements Benchmark {

  private static final int ENTRIES = 10_000;
  private static final int TOPIC_WORDS = 8;
  private static final int PAGE = 50;
  private static final int SIMILAR = 5;
  private static final double SIMILAR_BAR_MILLIS = 25;

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    SearchFixture fixture = new SearchFixture();
    Vector<String> topics = Vector.fill(ENTRIES, () -> fixture.text(TOPIC_WORDS));
    try (Stoa stoa = Stoa.open(databases.ours())) {
      fill(stoa, topics);
      // The first search indexes them.
      stoa.consensus().similar(topics.head(), Option.none(), 0, SIMILAR);
      SearchFixture.settle(engine, databases.ours(), "consensus");
      page(engine, databases.ours(), duel, report, stoa);
      similar(engine, databases.ours(), report, stoa, topics);
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

  private static void page(
      Engine engine, String url, Duel duel, Consumer<Comparison> report, Stoa stoa)
      throws Exception {
    try (PlainQuery hand =
            new PlainQuery(
                engine,
                url,
                "select * from consensus where archived_at is null"
                    + " order by timestamp desc, id desc limit ?");
        PlainQuery positions =
            new PlainQuery(
                engine,
                url,
                "select p.* from consensus_positions p where p.consensus_id in (select id"
                    + " from consensus where archived_at is null"
                    + " order by timestamp desc, id desc limit ?)")) {
      report.accept(
          duel.of(
              engine.title(),
              "page of 50 of 10,000 conclusions",
              0.5,
              100,
              1,
              i ->
                  check(
                      stoa.consensus()
                          .list(ConsensusFilter.LIVE, Option.none(), PAGE)
                          .items()
                          .size()),
              i -> {
                check(hand.read(PAGE));
                positions.read(PAGE);
              }));
    }
  }

  /** Beside the newest of the same words, which is all that an equal hash finds. */
  private static void similar(
      Engine engine, String url, Consumer<Comparison> report, Stoa stoa, Vector<String> topics)
      throws Exception {
    try (PlainQuery hand =
        new PlainQuery(
            engine,
            url,
            "select * from consensus where topic_hash = (select topic_hash from consensus"
                + " where debate_id = ?) and archived_at is null"
                + " order by timestamp desc, id desc limit 5")) {
      report.accept(
          new Latency(engine, 500)
              .of(
                  "similar of 10,000 conclusions",
                  SIMILAR_BAR_MILLIS,
                  i ->
                      stoa.consensus()
                          .similar(topics.get(Math.abs(i)), Option.none(), 0, SIMILAR)
                          .size(),
                  i -> hand.read("debate-" + Math.abs(i))));
    }
  }

  private static void check(int read) {
    if (read != PAGE) {
      throw new IllegalStateException("read " + read + " conclusions");
    }
  }
}
