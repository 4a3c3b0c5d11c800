package dev.stoa.benchmarks.debate;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.bootstrap.Stoa;
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
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Appending turns to a session, replaying a long one, and concluding debates of four agents. */
public final class DebateBenchmarks implements Benchmark {

  private static final int REPLAYED = 10_000;
  private static final int ROUNDS = 25;
  private static final String AGENT = "ada";
  private static final int AGENTS = 4;

  /** The second compiler looks at what ran five thousand times, and most of it runs once here. */
  private static final int WARM_UP = 8_000;

  private static final int CONCLUDED = 500;
  private static final double CONCLUDED_BAR = 300;

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    Sessions theirs;
    try (Stoa stoa = Stoa.open(databases.jdbc())) {
      theirs = Sessions.fill(stoa);
    }
    try (Stoa stoa = Stoa.open(databases.ours());
        HandWrittenDebates hand = new HandWrittenDebates(engine, databases.jdbc());
        FloorTurns floor = new FloorTurns(engine, databases.floor())) {
      Sessions ours = Sessions.fill(stoa);
      append(engine, duel, report, stoa.debates(), ours, hand, theirs, floor);
      replay(engine, duel, report, stoa.debates(), ours, hand, theirs);
      if (engine == Engine.SQLITE) {
        report.accept(conclude(engine, stoa.debates().registering()));
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
      DebateSessionId id = debates.open(NewDebateSession.about("Cache or not?")).id();
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

  private static void append(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      DebateOperations debates,
      Sessions ours,
      HandWrittenDebates hand,
      Sessions theirs,
      FloorTurns floor)
      throws Exception {
    report.accept(
        duel.of(
            engine.title(),
            "append a turn, one per transaction",
            new Duel.Bars(0.6, 0.6),
            engine == Engine.SQLITE ? 3_000 : 500,
            1,
            i ->
                debates
                    .append(
                        ours.appended(),
                        TurnDraft.of(1, DebatePhase.PROPOSAL, AGENT, content(i)).confidence(0.5))
                    .getOrElseThrow(RefusalException::new),
            i ->
                hand.append(
                    theirs.appended().value(),
                    1,
                    AGENT,
                    content(i),
                    StorageConfig.SYSTEM_CLOCK.instant()),
            i ->
                floor.append(
                    "appended", 1, AGENT, content(i), StorageConfig.SYSTEM_CLOCK.instant())));
  }

  private static void replay(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      DebateOperations debates,
      Sessions ours,
      HandWrittenDebates hand,
      Sessions theirs)
      throws Exception {
    report.accept(
        duel.of(
            engine.title(),
            "replay 10,000 turns",
            0.7,
            3,
            REPLAYED,
            i -> {
              AtomicInteger turns = new AtomicInteger();
              debates
                  .replay(ours.replayed(), TurnFilter.ALL, turn -> turns.incrementAndGet())
                  .getOrElseThrow(RefusalException::new);
              check(turns.get());
            },
            i -> check(hand.replay(theirs.replayed().value()))));
  }

  /** Each debate is concluded once, so that there are no rounds: the last ones are measured. */
  private static Comparison conclude(Engine engine, DebateOperations debates) {
    Vector<DebateSessionId> debated =
        Vector.range(0, WARM_UP + CONCLUDED).map(i -> debated(debates)).toVector();
    debated.take(WARM_UP).forEach(id -> conclude(debates, id));
    long start = System.nanoTime();
    debated.drop(WARM_UP).forEach(id -> conclude(debates, id));
    double rate = CONCLUDED * 1e9 / (System.nanoTime() - start);
    return new Comparison(
        engine.title(),
        "conclude, 4 agents, ratio to 300/s",
        rate,
        new Comparison.Against(CONCLUDED_BAR, rate / CONCLUDED_BAR, 1),
        Option.none());
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
