package dev.stoa.benchmarks.critique;

import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.PlainQuery;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** Pages of 100,000 critiques. */
public final class CritiqueBenchmarks implements Benchmark {

  private static final int CRITIQUES = 100_000;
  private static final int AT_ONCE = 1_000;
  private static final int CRITICS = 100;
  private static final int PAGE = 50;

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    String url = databases.ours();
    try (Stoa stoa = Stoa.open(url);
        PlainQuery ofCritic =
            new PlainQuery(
                engine,
                url,
                "select * from critiques where agent = ? and id > ? order by id limit ?");
        PlainQuery ofDebate =
            new PlainQuery(
                engine,
                url,
                "select * from critiques where debate_id = ? and id > ? order by id limit ?")) {
      CritiqueOperations critiques = stoa.critiques().registering();
      for (int first = 0; first < CRITIQUES; first += AT_ONCE) {
        critiques
            .fileAll(Vector.range(first, first + AT_ONCE).map(CritiqueBenchmarks::critique))
            .getOrElseThrow(RefusalException::new);
      }
      report.accept(
          duel.of(
              engine.title(),
              "page of 50 by a critic of 100,000 critiques",
              0.5,
              100,
              1,
              i -> {
                CritiqueFilter filter = CritiqueFilter.ALL.by(new AgentName(critic(i)));
                check(critiques.list(filter, CRITIQUES / 2, PAGE).items().size());
              },
              i -> check(ofCritic.read(critic(i), CRITIQUES / 2, PAGE))));
      report.accept(
          duel.of(
              engine.title(),
              "page of 50 of a debate of 100,000 critiques",
              0.5,
              100,
              1,
              i -> {
                CritiqueFilter filter = CritiqueFilter.ALL.inDebate(debate(i));
                check(critiques.list(filter, 0, PAGE).items().size());
              },
              i -> check(ofDebate.read(debate(i), 0, PAGE))));
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
