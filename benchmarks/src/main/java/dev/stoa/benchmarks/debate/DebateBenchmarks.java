package dev.stoa.benchmarks.debate;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Unit;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;

/** Appending turns to a session, replaying a long one, and concluding debates of four agents. */
public final class DebateBenchmarks implements Area {

  private static final int REPLAYED = 10_000;
  private static final int ROUNDS = 25;
  private static final String AGENT = "ada";
  private static final int AGENTS = 4;

  /** The second compiler looks at what ran five thousand times, and most of it runs once here. */
  private static final int WARM_UP = 8_000;

  private static final int CONCLUDED = 500;
  private static final double LEAST_CONCLUDED = 300;

  @Override
  public String name() {
    return "debates";
  }

  @Override
  public String about() {
    return """
    The floor is one table of turns, numbered within their session, found by id and read in the order of a replay. Conclusions are measured after 8,000
    others, because most of their code runs once in each.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    Sessions theirs;
    try (Stoa stoa = Stoa.open(bench.databases().jdbc())) {
      theirs = Sessions.fill(stoa);
    }
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HandWrittenDebates hand = new HandWrittenDebates(bench.engine(), bench.databases().jdbc());
        FloorTurns floor = new FloorTurns(bench.engine(), bench.databases().floor())) {
      Sessions ours = Sessions.fill(stoa);
      bench.measure(append(bench, stoa.debates(), ours, hand, theirs, floor));
      bench.measure(replay(stoa.debates(), ours, hand, theirs));
      if (bench.onSqlite()) {
        bench.add(conclude(bench, stoa.debates().registering()));
      }
    }
  }

  /** The sessions that turns are appended to and that is replayed. */
  private record Sessions(DebateSessionId appended, DebateSessionId replayed) {

    static Sessions fill(Stoa stoa) {
      DebateOperations debates = stoa.debates().registering();
      DebateSessionId appended = started(debates);
      // The agent takes part from now on.
      debates.append(appended, turn(0)).getOrElseThrow(RefusalException::new);
      DebateSessionId replayed = started(debates);
      debates
          .appendAll(replayed, Vector.range(0, REPLAYED).map(DebateBenchmarks::turn))
          .getOrElseThrow(RefusalException::new);
      return new Sessions(appended, replayed);
    }

    private static DebateSessionId started(DebateOperations debates) {
      DebateSessionId id =
          debates
              .open(
                  NewDebateSession.about("Cache or not?")
                      .config(DebateConfig.USUAL.maxRounds(ROUNDS)))
              .id();
      return debates.start(id).getOrElseThrow(RefusalException::new).id();
    }
  }

  private static TurnDraft turn(int number) {
    return TurnDraft.of(
            round(number),
            DebatePhase.at(number % DebatePhase.values().length),
            AGENT,
            content(number))
        .confidence(0.5);
  }

  private static long round(int number) {
    return 1 + number % ROUNDS;
  }

  private static String content(int number) {
    return "Argument " + number + ": lookups repeat, and a cold cache costs one of them only.";
  }

  private static BenchmarkRow append(
      Bench bench,
      DebateOperations debates,
      Sessions ours,
      HandWrittenDebates hand,
      Sessions theirs,
      FloorTurns floor) {
    return BenchmarkRow.rate(
            "append a turn, one per transaction",
            i ->
                debates
                    .append(
                        ours.appended(),
                        TurnDraft.of(1, DebatePhase.PROPOSAL, AGENT, content(i)).confidence(0.5))
                    .getOrElseThrow(RefusalException::new))
        .calls(bench.onSqlite() ? 3_000 : 500)
        .jdbc(
            0.6,
            i ->
                hand.append(
                    theirs.appended().value(),
                    1,
                    AGENT,
                    content(i),
                    StorageConfig.SYSTEM_CLOCK.instant()))
        .floor(
            0.8,
            i ->
                floor.append(
                    "appended", 1, AGENT, content(i), StorageConfig.SYSTEM_CLOCK.instant()));
  }

  private static BenchmarkRow replay(
      DebateOperations debates, Sessions ours, HandWrittenDebates hand, Sessions theirs) {
    return BenchmarkRow.rate(
            "replay 10,000 turns",
            i -> {
              AtomicInteger turns = new AtomicInteger();
              debates
                  .replay(ours.replayed(), TurnFilter.ALL, turn -> turns.incrementAndGet())
                  .getOrElseThrow(RefusalException::new);
              check(turns.get());
            })
        .calls(3)
        .operations(REPLAYED)
        .jdbc(0.9, i -> check(hand.replay(theirs.replayed().value())));
  }

  /** Each debate is concluded once, so there are no rounds: the last ones are measured. */
  private static Result conclude(Bench bench, DebateOperations debates) {
    int before = bench.pace().warmUp().isZero() ? 0 : WARM_UP;
    Vector<DebateSessionId> debated =
        Vector.range(0, before + CONCLUDED).map(i -> debated(debates)).toVector();
    debated.take(before).forEach(id -> conclude(debates, id));
    long start = System.nanoTime();
    debated.drop(before).forEach(id -> conclude(debates, id));
    double rate = CONCLUDED * 1e9 / (System.nanoTime() - start);
    return Result.of("conclude, 4 agents", Unit.RATE, rate).limit(LEAST_CONCLUDED);
  }

  private static void conclude(DebateOperations debates, DebateSessionId id) {
    debates
        .conclude(id, DebateOutcome.of("Cache for a minute, says " + id, 0.8).winner("agent-0"))
        .getOrElseThrow(RefusalException::new);
  }

  private static DebateSessionId debated(DebateOperations debates) {
    DebateSessionId id = Sessions.started(debates);
    for (int agent = 0; agent < AGENTS; agent++) {
      String name = "agent-" + agent;
      debates
          .appendAll(
              id,
              Vector.of(
                  TurnDraft.of(1, DebatePhase.PROPOSAL, name, content(agent)),
                  TurnDraft.of(1, DebatePhase.CONVERGENCE, name, content(agent))))
          .getOrElseThrow(RefusalException::new);
      debates
          .vote(id, DebateVote.of(name, agent < 3 ? "cache" : "nothing", 0.8))
          .getOrElseThrow(RefusalException::new);
    }
    return id;
  }

  private static void check(int turns) {
    if (turns != REPLAYED) {
      throw new IllegalStateException("replayed " + turns + " turns");
    }
  }
}
