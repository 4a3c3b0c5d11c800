package dev.stoa.bootstrap.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.debate.DebateAnswer;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.DebateParticipant;
import dev.stoa.application.debate.DebateParticipants;
import dev.stoa.application.debate.DebateRun;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RunDebateTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final AgentName CYD = new AgentName("cyd");

  @ParameterizedTest
  @EnumSource
  void aRunFollowsThePhasesAndConcludesOnConsensus(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSession session = debates.open(NewDebateSession.about("Cache or not?"));
      DebateRun run = debates.run(session.id(), three()).get();
      assertEquals(DebateRun.End.EARLY_CONSENSUS, run.end());
      assertEquals(DebateStatus.COMPLETED, run.session().status());
      assertEquals(Option.some(ADA), run.concluded().get().outcome().winner());
      assertTrue(run.concluded().get().outcome().consensusReached());
      List<DebateTurn> turns = replayed(debates, session);
      assertEquals(3 * DebatePhase.values().length, turns.size());
      assertEquals(turns, turns.stream().sorted(DebateTurn.REPLAY).toList());
      assertEquals(3, debates.votes(session.id()).size());
      assertTrue(stoa.ratings().rating(ADA).get().elo() > 1500);
      assertEquals(DebateRun.End.ENDED, debates.run(session.id(), three()).get().end());
    }
  }

  @ParameterizedTest
  @EnumSource
  void nobodyWhoseAnswerWasRecordedIsAskedAgain(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    ConcurrentLinkedQueue<String> wanted = new ConcurrentLinkedQueue<>();
    DebateSession session;
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      DebateOperations debates = stoa.debates().registering();
      session = debates.open(NewDebateSession.about("Cache or not?"));
      CountDownLatch fifth = new CountDownLatch(1);
      Map<AgentName, DebateParticipant> stuck = new LinkedHashMap<>();
      three()
          .forEach(
              (agent, participant) ->
                  stuck.put(
                      agent,
                      prompt -> {
                        wanted.add(prompt.key().value());
                        if (wanted.size() == 5) {
                          fifth.countDown();
                          Thread.sleep(Duration.ofHours(1).toMillis());
                        }
                        return participant.answer(prompt);
                      }));
      Thread runner = new Thread(() -> debates.run(session.id(), stuck));
      runner.setUncaughtExceptionHandler((thread, thrown) -> {});
      runner.start();
      fifth.await();
      runner.interrupt();
      runner.join();
      assertEquals(4, replayed(debates, session).size());
    }
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      DebateOperations debates = stoa.debates().registering();
      Map<AgentName, DebateParticipant> counting = new LinkedHashMap<>();
      three()
          .forEach(
              (agent, participant) ->
                  counting.put(
                      agent,
                      prompt -> {
                        wanted.add(prompt.key().value());
                        return participant.answer(prompt);
                      }));
      assertTrue(debates.run(session.id(), counting).get().concluded().isDefined());
      List<DebateTurn> turns = replayed(debates, session);
      // The fifth answer was lost, so that it was requested twice, with the same key.
      assertEquals(turns.size() + 1, wanted.size());
      assertEquals(turns.size(), wanted.stream().distinct().count());
      assertEquals(
          List.copyOf(wanted).get(4),
          List.copyOf(wanted).get(5),
          "who did not answer is asked first, with the same key");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aGateHoldsTheRunUntilItIsApproved(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSession session =
          debates.open(
              NewDebateSession.about("Cache or not?")
                  .config(DebateConfig.USUAL.gate(DebatePhase.PROPOSAL)));
      DebateRun first = debates.run(session.id(), three()).get();
      assertEquals(DebateRun.End.AT_GATE, first.end());
      assertEquals(first, debates.run(session.id(), three()).get());
      int answered = replayed(debates, session).size();
      stoa.gates().approve(first.gate().get(), GateDecision.by("ann")).get();
      DebateRun second = debates.run(session.id(), three()).get();
      assertTrue(second.concluded().isDefined());
      assertEquals(9, answered);
      assertEquals(24, replayed(debates, session).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoFailsLeavesAnAnswerOfConfidenceZero(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSession session = debates.open(NewDebateSession.about("Cache or not?"));
      Map<AgentName, DebateParticipant> all = three();
      all.put(
          CYD,
          prompt -> {
            throw new IllegalStateException("no quota");
          });
      assertTrue(debates.run(session.id(), all).get().concluded().isDefined());
      List<DebateTurn> failed =
          replayed(debates, session).stream()
              .filter(turn -> turn.draft().agent().equals(CYD))
              .toList();
      assertTrue(
          failed.get(0).draft().metadata().text().contains("IllegalStateException: no quota"));
      assertEquals(Option.some(0.0), failed.get(0).draft().confidence());
      // After some failures its breaker is open, and it is not called any more.
      assertTrue(failed.get(failed.size() - 1).draft().metadata().text().contains("debate-cyd"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRunThatTakesTooLongHasFailed(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSession session =
          debates.open(
              NewDebateSession.about("Cache or not?")
                  .config(DebateConfig.USUAL.timeout(Duration.ofMillis(80)).maxRounds(1000)));
      Map<AgentName, DebateParticipant> slow = new LinkedHashMap<>();
      for (AgentName agent : List.of(ADA, BOB)) {
        slow.put(
            agent,
            prompt -> {
              Thread.sleep(Duration.ofHours(1).toMillis());
              return DebateAnswer.of("late", 1);
            });
      }
      DebateRun run = debates.run(session.id(), slow).get();
      assertEquals(DebateRun.End.TIMED_OUT, run.end());
      assertEquals(DebateStatus.FAILED, run.session().status());
    }
  }

  @ParameterizedTest
  @EnumSource
  void participantsSeeWhatTheTopologyLetsThemSee(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSession session =
          debates.open(
              NewDebateSession.about("Cache or not?")
                  .topology(
                      Topology.CHAIN,
                      DebateConfig.USUAL.participants(List.of(ADA, BOB, CYD)).maxRounds(1)));
      Map<AgentName, DebateParticipant> all = new LinkedHashMap<>();
      ConcurrentLinkedQueue<String> seen = new ConcurrentLinkedQueue<>();
      for (AgentName agent : List.of(ADA, BOB, CYD)) {
        all.put(
            agent,
            prompt -> {
              prompt
                  .visible()
                  .forEach(turn -> seen.add(turn.draft().agent() + ">" + prompt.agent()));
              return DebateAnswer.of("as " + agent, 0.5).choice("ada");
            });
      }
      debates.run(session.id(), all).get();
      assertEquals(
          List.of("ada>ada", "ada>bob", "bob>bob", "bob>cyd", "cyd>ada", "cyd>cyd"),
          seen.stream().distinct().sorted().toList());
      assertTrue(debates.run(session.id(), Map.of(ADA, all.get(ADA))).isLeft());
      assertThrows(
          dev.stoa.domain.kernel.RefusalException.class,
          () ->
              debates
                  .run(session.id(), Map.of(ADA, all.get(ADA), BOB, all.get(BOB)))
                  .getOrElseThrow(dev.stoa.domain.kernel.RefusalException::new));
    }
  }

  private static Map<AgentName, DebateParticipant> three() {
    Map<AgentName, DebateParticipant> all = new LinkedHashMap<>();
    all.put(ADA, DebateParticipants.convinced("Cache it for a minute", 0.9, "ada"));
    all.put(BOB, DebateParticipants.agreeable("Do nothing at all", 0.8));
    all.put(CYD, DebateParticipants.agreeable("Buy a faster disk", 0.8));
    return all;
  }

  private static List<DebateTurn> replayed(DebateOperations debates, DebateSession session) {
    List<DebateTurn> turns = new ArrayList<>();
    debates.replay(session.id(), TurnFilter.ALL, turns::add).get();
    return turns;
  }
}
