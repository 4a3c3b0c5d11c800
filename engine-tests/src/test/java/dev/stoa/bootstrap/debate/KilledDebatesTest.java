package dev.stoa.bootstrap.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;

/** Kills processes that run and conclude debates, and looks at what they left behind. */
final class KilledDebatesTest {

  static final DebateOutcome WON = DebateOutcome.of("Cache for a minute.", 0.8).winner("ada");

  private static final int KILLS = Boolean.getBoolean("stoa.slow") ? 50 : 1;
  private static final String[] AGENTS = {"ada", "bob", "cyd"};
  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final int SESSIONS_OF_A_PROCESS = 8;

  @ParameterizedTest
  @EnginesOfThisBuild
  void aKilledRunIsResumedAndNoRecordedAnswerIsAskedForAgain(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    int rounds = KILLS + 1;
    DebateSessionId id = opened(engine, url, rounds);
    Random random = new Random(12);
    Set<String> everRequested = new HashSet<>();
    Set<String> recorded = new TreeSet<>();
    int lost = 0;
    for (int kill = 0; kill <= KILLS; kill++) {
      JavaProcess process = JavaProcess.start(DebatingProcess.class, arguments(url, id));
      List<String> wanted = new ArrayList<>();
      if (kill < KILLS) {
        for (int i = random.nextInt(20); i >= 0; i--) {
          wanted.add(process.line());
        }
        pause(random);
        process.kill();
      }
      wanted.addAll(process.finish(kill < KILLS).lines().toList());
      engine.awaitNoOtherConnection(url);
      Set<String> before = Set.copyOf(recorded);
      assertTrue(
          wanted.stream().noneMatch(before::contains), "a recorded answer was asked for again");
      assertEquals(Set.copyOf(wanted).size(), wanted.size(), "nobody is asked twice in one run");
      everRequested.addAll(wanted);
      recorded = recorded(engine, url, id);
      assertTrue(recorded.containsAll(before), "a recorded answer was lost");
      assertTrue(everRequested.containsAll(recorded));
      Set<String> missing = new HashSet<>(everRequested);
      missing.removeAll(recorded);
      lost += missing.size();
      // At most those that were called when the process was killed.
      assertTrue(missing.size() <= AGENTS.length, missing + " were lost");
    }
    assertEquals(AGENTS.length * DebatePhase.values().length * rounds, recorded.size());
    assertEquals(recorded, everRequested, "lost answers were asked for with the same key");
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      assertEquals(DebateStatus.COMPLETED, stoa.debates().find(id).get().status());
      assertEquals(3, stoa.debates().votes(id).size());
      assertEquals(1, concluded(stoa));
      assertEquals(Option.none(), stoa.audit().verify(VerifyRequest.plain()).get().firstFault());
    }
    System.out.println(
        engine
            + " run: "
            + KILLS
            + " kills, "
            + recorded.size()
            + " answers, "
            + lost
            + " asked again");
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void aKilledConclusionIsWholeOrNothing(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    Random random = new Random(13);
    List<String> all = new ArrayList<>();
    int undone = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      List<String> sessions = debated(engine, url, kill);
      all.addAll(sessions);
      List<String> arguments = new ArrayList<>(List.of(url));
      arguments.addAll(sessions);
      JavaProcess process =
          JavaProcess.start(ConcludingProcess.class, arguments.toArray(String[]::new));
      List<String> results = new ArrayList<>();
      int begun = 1 + random.nextInt(SESSIONS_OF_A_PROCESS);
      while (results.stream().filter(line -> line.startsWith("begin")).count() < begun) {
        results.add(process.line());
      }
      pause(random);
      process.kill();
      results.addAll(process.finish(true).lines().toList());
      engine.awaitNoOtherConnection(url);
      try (Stoa stoa = Stoa.open(engine.config(url))) {
        int whole = all.size() - sessions.size();
        for (String session : sessions) {
          whole += isWhole(stoa, new DebateSessionId(session)) ? 1 : 0;
        }
        results.stream()
            .filter(line -> line.startsWith("end "))
            .map(line -> new DebateSessionId(line.substring(4)))
            .forEach(id -> assertTrue(isWhole(stoa, id), "a conclusion was lost"));
        assertSums(stoa, whole);
        undone +=
            results.get(results.size() - 1).startsWith("begin") && !isWhole(stoa, last(results))
                ? 1
                : 0;
        // An interrupted process concludes again, whether it had been committed or not.
        for (String session : sessions) {
          stoa.debates().conclude(new DebateSessionId(session), WON).get();
        }
        assertSums(stoa, all.size());
        assertEquals(Option.none(), stoa.audit().verify(VerifyRequest.plain()).get().firstFault());
      }
    }
    System.out.println(
        engine + " conclude: " + KILLS + " kills, " + undone + " conclusions undone by the kill");
  }

  private static DebateSessionId last(List<String> results) {
    String line = results.get(results.size() - 1);
    return new DebateSessionId(line.substring(line.indexOf(' ') + 1));
  }

  /** Every context has its part of the conclusion, or none has. */
  private static boolean isWhole(Stoa stoa, DebateSessionId id) {
    String debate = stoa.debates().find(id).get().debate().value();
    boolean whole = stoa.debates().concluded(new DebateId(debate)).isDefined();
    assertEquals(
        whole ? DebateStatus.COMPLETED : DebateStatus.RUNNING,
        stoa.debates().find(id).get().status());
    assertEquals(whole, stoa.ratings().match(new MatchId(debate)).isDefined());
    assertEquals(whole, stoa.consensus().ofDebate(debate).isDefined());
    assertEquals(
        whole ? 1 : 0,
        stoa.calibration()
            .predictions(new TournamentId(debate), PageRequest.first(9))
            .items()
            .count(one -> one.score().isDefined()));
    assertEquals(whole ? 1 : 0, stoa.memory().recall(Recall.about(word(debate))).get().size());
    return whole;
  }

  private static void assertSums(Stoa stoa, int whole) {
    assertEquals(whole, concluded(stoa));
    assertEquals(
        whole,
        stoa.critiques().reputation(ADA).map(one -> (int) one.proposalsAccepted()).getOrElse(0));
    assertEquals(
        whole,
        stoa.critiques().reputation(BOB).map(one -> (int) one.critiquesGiven()).getOrElse(0));
    assertEquals(whole, stoa.ratings().rating(ADA).map(one -> (int) one.wins()).getOrElse(0));
    assertEquals(
        whole,
        stoa.ratings()
            .relationship(ADA, BOB)
            .map(one -> (int) one.counters().agreements())
            .getOrElse(0));
    assertEquals(whole, stoa.consensus().list(ConsensusQuery.all().limit(1_000)).items().size());
    assertEquals(whole, stoa.lessons().list(PageRequest.first(1_000)).items().size());
  }

  private static int concluded(Stoa stoa) {
    return stoa.audit()
        .list(AuditQuery.all().ofType("debate.concluded").limit(1_000))
        .items()
        .size();
  }

  private static DebateSessionId opened(TestEngine engine, String url, int rounds) {
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      return stoa.debates()
          .open(
              NewDebateSession.about("Cache or not?")
                  .protocol(CoordinationProtocol.DPDE)
                  .config(
                      DebateConfig.USUAL
                          .maxRounds(rounds)
                          .consensusThreshold(1)
                          .timeout(Duration.ofDays(1))))
          .id();
    }
  }

  /** Sessions that were debated and voted on, and predictions on the winner of each. */
  private static List<String> debated(TestEngine engine, String url, int kill) {
    List<String> sessions = new ArrayList<>();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      DebateOperations debates = stoa.debates().registering();
      for (int i = 0; i < SESSIONS_OF_A_PROCESS; i++) {
        String debate = "d-" + kill + "-" + i;
        DebateSessionId id =
            debates.open(NewDebateSession.about("Cache " + word(debate)).debate(debate)).id();
        debates.start(id).get();
        debates
            .appendAll(
                id,
                List.of(
                    TurnDraft.of(1, DebatePhase.PROPOSAL, "ada", "Cache it."),
                    TurnDraft.of(1, DebatePhase.CRITIQUE, "bob", "For how long?").to(ADA)))
            .get();
        debates.vote(id, DebateVote.of("ada", "cache", 0.9)).get();
        debates.vote(id, DebateVote.of("bob", "cache", 0.7)).get();
        stoa.calibration()
            .predict(new TournamentId(debate), BOB, Forecast.of(new OutcomeName("ada"), 0.7))
            .get();
        sessions.add(id.value());
      }
    }
    return sessions;
  }

  /** One word that no other debate has. */
  private static String word(String debate) {
    return "w" + debate.replace("-", "x");
  }

  private static Set<String> recorded(TestEngine engine, String url, DebateSessionId id) {
    List<DebateTurn> turns = new ArrayList<>();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      stoa.debates().replay(id, TurnFilter.ALL, turns::add).get();
    }
    List<Long> numbers = turns.stream().map(DebateTurn::sequence).sorted().toList();
    for (int i = 0; i < numbers.size(); i++) {
      assertEquals(i + 1L, numbers.get(i));
    }
    Set<String> keys = new TreeSet<>();
    turns.forEach(turn -> keys.add(turn.id().value()));
    return keys;
  }

  private static String[] arguments(String url, DebateSessionId id) {
    List<String> arguments = new ArrayList<>(List.of(url, id.value()));
    arguments.addAll(List.of(AGENTS));
    return arguments.toArray(String[]::new);
  }

  /** From a microsecond to 65 milliseconds, so that kills come early, late and after the commit. */
  private static void pause(Random random) throws InterruptedException {
    TimeUnit.MICROSECONDS.sleep(1L << random.nextInt(17));
  }
}
