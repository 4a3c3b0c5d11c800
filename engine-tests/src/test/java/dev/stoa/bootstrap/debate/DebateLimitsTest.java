package dev.stoa.bootstrap.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import io.vavr.collection.HashMap;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The settings of a session hold for turns and conclusions that a caller sends. */
final class DebateLimitsTest {

  @ParameterizedTest
  @EnumSource
  void aTurnAfterAGateWaitsForItsApproval(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSessionId id = started(debates, DebateConfig.USUAL.gate(DebatePhase.ADVERSARIAL));
      debates.append(id, turn(1, DebatePhase.ADVERSARIAL)).get();
      String notApproved =
          "debate session "
              + id
              + " needs an approval after adversarial of round 1: request it with `stoa debate gate"
              + " request "
              + id
              + " --round 1 --phase adversarial`";
      assertEquals(
          notApproved, debates.append(id, turn(1, DebatePhase.CONVERGENCE)).getLeft().sentence());
      assertEquals(
          notApproved,
          debates
              .appendAll(
                  id,
                  List.of(turn(1, DebatePhase.ADVERSARIAL), turn(2, DebatePhase.DEHALLUCINATION)))
              .getLeft()
              .sentence());
      assertEquals(HashMap.of(id, 1L), debates.turnCounts(List.of(id)));
      ApprovalGate gate =
          stoa.gates().request(id, 1, DebatePhase.ADVERSARIAL, ApprovalGate.USUAL).get();
      assertEquals(
          "debate session "
              + id
              + " waits at gate "
              + gate.id()
              + ": approve it with `stoa debate gate approve "
              + gate.id()
              + "`, or reject it",
          debates.append(id, turn(1, DebatePhase.CONVERGENCE)).getLeft().sentence());
      stoa.gates().approve(gate.id(), GateDecision.by("ann")).get();
      assertTrue(debates.append(id, turn(1, DebatePhase.CONVERGENCE)).isRight());
      assertTrue(debates.append(id, turn(2, DebatePhase.ADVERSARIAL)).isRight());
      assertTrue(debates.append(id, turn(3, DebatePhase.PROPOSAL)).isLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aConclusionWaitsForTheGatesOfTheLastRound(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSessionId id = started(debates, DebateConfig.USUAL.gate(DebatePhase.ADVERSARIAL));
      DebateOutcome outcome = DebateOutcome.of("Cache it.", 0.9);
      debates.append(id, turn(1, DebatePhase.PROPOSAL)).get();
      assertTrue(
          debates
              .conclude(id, outcome)
              .getLeft()
              .sentence()
              .contains("needs an approval after adversarial of round 1"));
      ApprovalGate gate =
          stoa.gates().request(id, 1, DebatePhase.ADVERSARIAL, ApprovalGate.USUAL).get();
      assertTrue(
          debates
              .conclude(id, outcome)
              .getLeft()
              .sentence()
              .contains("waits at gate " + gate.id()));
      stoa.gates().approve(gate.id(), GateDecision.by("ann")).get();
      assertTrue(debates.conclude(id, outcome).isRight());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRoundBeyondTheLastIsRefused(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSessionId id = started(debates, DebateConfig.USUAL.maxRounds(2));
      DebateTurnId chosen = new DebateTurnId("t-1");
      debates.append(id, chosen, turn(2, DebatePhase.PROPOSAL)).get();
      assertEquals(
          "round 3 is beyond max_rounds 2 of debate session "
              + id
              + ": conclude it, or open a session with more rounds",
          debates
              .appendAll(id, List.of(turn(1, DebatePhase.REVIEW), turn(3, DebatePhase.PROPOSAL)))
              .getLeft()
              .sentence());
      assertTrue(debates.append(id, chosen, turn(2, DebatePhase.PROPOSAL)).isRight());
      assertEquals(HashMap.of(id, 1L), debates.turnCounts(List.of(id)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aSessionPastItsTimeoutTakesNothing(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      Duration shortest = Duration.ofNanos(1_000);
      DebateSessionId id = started(debates, DebateConfig.USUAL.timeout(shortest));
      DebateRefused over =
          new DebateRefused.TimeOver(id, debates.find(id).get().updatedAt(), shortest);
      assertEquals(Either.left(over), debates.append(id, turn(1, DebatePhase.PROPOSAL)));
      assertEquals(Either.left(over), debates.vote(id, DebateVote.of("ada", "cache", 1)));
      assertEquals(Either.left(over), debates.conclude(id, DebateOutcome.of("Cache it.", 0.9)));
    }
  }

  private static DebateSessionId started(DebateOperations debates, DebateConfig config) {
    return debates
        .start(debates.open(NewDebateSession.about("Cache or not?").config(config)).id())
        .get()
        .id();
  }

  private static TurnDraft turn(long round, DebatePhase phase) {
    return TurnDraft.of(round, phase, "ada", "Cache it.");
  }
}
