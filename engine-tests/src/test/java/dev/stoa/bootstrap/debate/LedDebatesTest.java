package dev.stoa.bootstrap.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.debate.DebateAnswer;
import dev.stoa.application.debate.DebateNext;
import dev.stoa.application.debate.DebateParticipant;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Debates whose participants are told when it is their turn. */
final class LedDebatesTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final AgentName CYD = new AgentName("cyd");
  private static final Vector<AgentName> ALL = Vector.of(ADA, BOB, CYD);
  private static final DebateConfig CONFIG =
      DebateConfig.USUAL.participants(ALL).maxRounds(2).timeout(Duration.ofMinutes(9));

  @ParameterizedTest
  @EnumSource
  void itIsConcludedLikeARunWithTheSameAnswers(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      for (NewDebateSession opened :
          List.of(
              NewDebateSession.about("mesh").config(CONFIG),
              NewDebateSession.about("dpde").config(CONFIG).protocol(CoordinationProtocol.DPDE),
              NewDebateSession.about("low").config(CONFIG.consensusThreshold(1)),
              NewDebateSession.about("star").topology(Topology.STAR, CONFIG.moderator(BOB)),
              NewDebateSession.about("chain").topology(Topology.CHAIN, CONFIG))) {
        DebateSessionId led = stoa.ledDebates().registering().open(opened).get().id();
        play(stoa, led, ALL);
        DebateSessionId run = stoa.debates().open(opened).id();
        stoa.debates().run(run, participants(ALL)).get();
        assertEquals(outcome(stoa, run), outcome(stoa, led), opened.topic());
        assertEquals(turns(stoa, run), turns(stoa, led), opened.topic());
        assertEquals(stoa.debates().votes(run), stoa.debates().votes(led));
        DebateNext over = stoa.ledDebates().next(led, ADA, Duration.ofMinutes(1)).get();
        assertEquals(DebateNext.State.CONCLUDED, over.state());
        assertEquals(outcome(stoa, led).split("\n")[0], over.answer().get());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoDoesNotAnswerIsPassedOver(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateConfig config = CONFIG.maxRounds(1).answerTime(Duration.ofSeconds(2));
      NewDebateSession opened = NewDebateSession.about("x").config(config);
      stoa.breakers()
          .configure(
              new BreakerName("debate-cyd"), new BreakerPolicy(1, 1, Duration.ofHours(1), 1));
      DebateSessionId led = stoa.ledDebates().registering().open(opened).get().id();
      play(stoa, led, Vector.of(ADA, BOB));
      assertEquals(24, turns(stoa, led).size());
      List<DebateTurn> passed = passed(stoa, led);
      assertEquals(
          "{\"error\":\"no answer within PT2S\"}", passed.get(0).draft().metadata().text());
      assertEquals(Option.some(0.0), passed.get(0).draft().confidence());
      assertTrue(passed.get(1).draft().metadata().text().contains("debate-cyd"));
      stoa.breakers().reset(new BreakerName("debate-cyd"));
      DebateSessionId run = stoa.debates().open(opened).id();
      Map<AgentName, DebateParticipant> all = participants(ALL);
      all.put(
          CYD,
          prompt -> {
            Thread.sleep(Duration.ofHours(1).toMillis());
            return DebateAnswer.of("late", 1);
          });
      stoa.debates().run(run, all).get();
      assertEquals(outcome(stoa, run), outcome(stoa, led));
      assertEquals(turns(stoa, run), turns(stoa, led));
      assertEquals(passed(stoa, run).get(0).draft().metadata(), passed.get(0).draft().metadata());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aGateHoldsItUntilItIsDecided(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      NewDebateSession opened =
          NewDebateSession.about("x").config(CONFIG.gate(DebatePhase.PROPOSAL).maxRounds(1));
      DebateSessionId id = stoa.ledDebates().registering().open(opened).get().id();
      play(stoa, id, ALL);
      DebateNext held = stoa.ledDebates().next(id, BOB, Duration.ZERO).get();
      assertEquals(DebateNext.State.AT_GATE, held.state());
      assertEquals(Option.some(DebatePhase.PROPOSAL), held.phase());
      assertEquals(9, turns(stoa, id).size());
      assertTrue(
          stoa.ledDebates().answer(id, ADA, answer(ADA, DebatePhase.CRITIQUE)).getLeft()
              instanceof DebateRefused.NotYourTurn);
      stoa.gates().approve(held.gate().get(), GateDecision.by("ann")).get();
      play(stoa, id, ALL);
      assertEquals(DebateStatus.COMPLETED, stoa.debates().find(id).get().status());
      DebateSessionId other = stoa.ledDebates().open(opened).get().id();
      play(stoa, other, ALL);
      stoa.gates()
          .reject(
              stoa.ledDebates().next(other, ADA, Duration.ZERO).get().gate().get(),
              GateDecision.by("ann"))
          .get();
      assertEquals(
          DebateNext.State.ENDED,
          stoa.ledDebates().next(other, ADA, Duration.ofMinutes(1)).get().state());
    }
  }

  @ParameterizedTest
  @EnumSource
  void onlyWhoseTurnItIsAnswers(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateSessionId id =
          stoa.ledDebates()
              .registering()
              .open(NewDebateSession.about("x").config(CONFIG))
              .get()
              .id();
      DebateAnswer answer = DebateAnswer.of("Mine.", 0.5);
      assertEquals(
          new DebateRefused.NotYourTurn(id, BOB),
          stoa.ledDebates().answer(id, BOB, answer).getLeft());
      assertEquals(
          new DebateRefused.NoParticipant(id, new AgentName("zoe")),
          stoa.ledDebates().next(id, new AgentName("zoe"), Duration.ZERO).getLeft());
      DebateNext next = stoa.ledDebates().next(id, ADA, Duration.ZERO).get();
      assertEquals(DebateNext.State.YOUR_TURN, next.state());
      assertEquals(Vector.of(ADA), next.waitingFor());
      assertTrue(next.brief().get().startsWith("Debate: x\nYou are ada. Round 1, phase"));
      assertEquals(
          new DebateRefused.NotYourTurn(id, ADA),
          stoa.ledDebates()
              .answer(id, ADA, new DebateTurnId("of-another-phase"), answer)
              .getLeft());
      DebateTurn turn = stoa.ledDebates().answer(id, ADA, next.turn().get(), answer).get();
      assertEquals(turn, stoa.ledDebates().answer(id, ADA, next.turn().get(), answer).get());
      assertEquals(
          new DebateRefused.NotYourTurn(id, ADA),
          stoa.ledDebates()
              .answer(id, ADA, next.turn().get(), DebateAnswer.of("Other.", 0.5))
              .getLeft());
      assertTrue(
          stoa.ledDebates()
              .next(id, BOB, Duration.ZERO)
              .get()
              .brief()
              .get()
              .contains("ada (dehallucination): Mine."));
      DebateSessionId plain = stoa.debates().open(NewDebateSession.about("y")).id();
      assertEquals(
          new DebateRefused.NotLed(plain),
          stoa.ledDebates().next(plain, ADA, Duration.ZERO).getLeft());
      assertTrue(
          stoa.ledDebates().open(NewDebateSession.about("z")).getLeft()
              instanceof DebateRefused.TooFewParticipants);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoWaitsIsToldWhenItIsItsTurn(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateSessionId id =
          stoa.ledDebates()
              .registering()
              .open(NewDebateSession.about("x").config(CONFIG))
              .get()
              .id();
      CompletableFuture<DebateNext> waiting =
          CompletableFuture.supplyAsync(
              () -> stoa.ledDebates().next(id, BOB, Duration.ofMinutes(1)).get());
      assertEquals(
          DebateNext.State.OTHERS_TURN,
          stoa.ledDebates().next(id, BOB, Duration.ofMillis(10)).get().state());
      stoa.ledDebates().answer(id, ADA, answer(ADA, DebatePhase.DEHALLUCINATION)).get();
      assertEquals(DebateNext.State.YOUR_TURN, waiting.get(50, TimeUnit.SECONDS).state());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anotherProcessContinues(TestEngine engine) {
    String url = engine.migratedUrl();
    DebateSessionId id;
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      id =
          stoa.ledDebates()
              .registering()
              .open(NewDebateSession.about("x").config(CONFIG))
              .get()
              .id();
      for (AgentName agent : List.of(ADA, BOB)) {
        stoa.ledDebates().answer(id, agent, answer(agent, DebatePhase.DEHALLUCINATION)).get();
      }
    }
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      assertEquals(
          Vector.of(CYD), stoa.ledDebates().next(id, ADA, Duration.ZERO).get().waitingFor());
      play(stoa, id, ALL);
      assertTrue(stoa.debates().find(id).get().isConcluded());
    }
  }

  @ParameterizedTest
  @EnumSource
  void itFailsAfterItsTime(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateConfig config = CONFIG.timeout(Duration.ofMillis(1));
      DebateSession session =
          stoa.ledDebates().registering().open(NewDebateSession.about("x").config(config)).get();
      assertEquals(
          DebateNext.State.ENDED,
          stoa.ledDebates().next(session.id(), ADA, Duration.ofMinutes(1)).get().state());
      assertEquals(DebateStatus.FAILED, stoa.debates().find(session.id()).get().status());
    }
  }

  /** Lets these agents answer until it is over, or waits for something else. */
  private static void play(Stoa stoa, DebateSessionId id, Vector<AgentName> agents) {
    while (true) {
      boolean isOver = false;
      for (AgentName agent : agents) {
        DebateNext next = stoa.ledDebates().next(id, agent, Duration.ofMillis(1)).get();
        if (next.state() == DebateNext.State.YOUR_TURN) {
          stoa.ledDebates()
              .answer(id, agent, next.turn().get(), answer(agent, next.phase().get()))
              .get();
        }
        isOver |= !next.state().waits() && next.state() != DebateNext.State.YOUR_TURN;
        isOver |= next.state() == DebateNext.State.AT_GATE;
      }
      if (isOver) {
        return;
      }
    }
  }

  private static DebateAnswer answer(AgentName agent, DebatePhase phase) {
    return DebateAnswer.of("I am " + agent + " in " + phase.label(), agent.equals(ADA) ? 0.9 : 0.6)
        .choice(agent.equals(CYD) ? "nothing" : "ada");
  }

  private static Map<AgentName, DebateParticipant> participants(Vector<AgentName> agents) {
    Map<AgentName, DebateParticipant> all = new LinkedHashMap<>();
    agents.forEach(agent -> all.put(agent, prompt -> answer(agent, prompt.phase())));
    return all;
  }

  private static String outcome(Stoa stoa, DebateSessionId id) {
    ConcludedDebate debate = stoa.debates().concluded(stoa.debates().find(id).get().debate()).get();
    return debate.outcome().answer() + "\n" + debate.outcome() + debate.rounds();
  }

  /** By phase and agent: those that answer at the same time are numbered as they come. */
  private static List<String> turns(Stoa stoa, DebateSessionId id) {
    List<String> turns = new ArrayList<>();
    stoa.debates()
        .replay(
            id,
            TurnFilter.ALL,
            turn ->
                turns.add(
                    turn.draft().round()
                        + " "
                        + turn.draft().phase().place()
                        + " "
                        + turn.draft().agent()
                        + " "
                        + turn.draft().content()
                        + " "
                        + turn.draft().confidence()))
        .get();
    return turns.stream().sorted().toList();
  }

  private static List<DebateTurn> passed(Stoa stoa, DebateSessionId id) {
    List<DebateTurn> turns = new ArrayList<>();
    stoa.debates().replay(id, TurnFilter.ALL, turns::add).get();
    return turns.stream().filter(turn -> turn.draft().agent().equals(CYD)).toList();
  }
}
