package dev.stoa.benchmarks.critique;

import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.benchmarks.engine.PlainQuery;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Vector;

/** Pages of 100,000 critiques. */
public final class CritiqueBenchmarks implements Area {

  private static final int CRITIQUES = 100_000;
  private static final int AT_ONCE = 1_000;
  private static final int CRITICS = 100;
  private static final int PAGE = 50;

  @Override
  public String name() {
    return "critiques";
  }

  @Override
  public String about() {
    return """
    Pages of 50 from the middle of 100,000 critiques.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    String url = bench.databases().ours();
    try (Stoa stoa = Stoa.open(url);
        PlainQuery ofCritic =
            new PlainQuery(
                bench.engine(),
                url,
                "select * from critiques where agent = ? and id > ? order by id limit ?");
        PlainQuery ofDebate =
            new PlainQuery(
                bench.engine(),
                url,
                "select * from critiques where debate_id = ? and id > ? order by id limit ?")) {
      CritiqueOperations critiques = stoa.critiques().registering();
      for (int first = 0; first < CRITIQUES; first += AT_ONCE) {
        critiques
            .fileAll(Vector.range(first, first + AT_ONCE).map(CritiqueBenchmarks::critique))
            .getOrElseThrow(RefusalException::new);
      }
      bench.measure(
          BenchmarkRow.rate(
                  "page of 50 by a critic",
                  i -> {
                    CritiqueQuery query = CritiqueQuery.all().by(new AgentName(critic(i)));
                    check(critiques.list(query.after(CRITIQUES / 2L).limit(PAGE)).items().size());
                  })
              .calls(100)
              .jdbc(0.5, i -> check(ofCritic.read(critic(i), CRITIQUES / 2, PAGE))));
      bench.measure(
          BenchmarkRow.rate(
                  "page of 50 of a debate",
                  i -> {
                    CritiqueQuery query = CritiqueQuery.all().inDebate(debate(i));
                    check(critiques.list(query.limit(PAGE)).items().size());
                  })
              .calls(100)
              .jdbc(0.5, i -> check(ofDebate.read(debate(i), 0, PAGE))));
    }
  }

  private static CritiqueDraft critique(int number) {
    return CritiqueDraft.of(debate(number), critic(number))
        .against(critic(number + 1))
        .issue("The cache is cold after a restart.")
        .suggestion("Fill it first.")
        .severity(0.5);
  }

  private static String critic(int number) {
    return "critic-" + number % CRITICS;
  }

  private static String debate(int number) {
    return "debate-" + number % (CRITIQUES / AT_ONCE);
  }

  private static void check(int read) {
    if (read != PAGE) {
      throw new IllegalStateException("read " + read + " critiques");
    }
  }
}
