package dev.stoa.application.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.GateStatus;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.NewTurn;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.debate.VoteTally;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.debate.VotingRules;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class DebateOperationsTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final AtomicLong ids = new AtomicLong();
  private Instant now = Instant.parse("2026-01-02T03:04:05.123456Z");
  private final DebateOperations strict =
      new DebateOperations(storage, () -> now, () -> "id-%04d".formatted(ids.incrementAndGet()));
  private final DebateOperations debates = strict.registering();
  private final CodeVersionOperations versions =
      new CodeVersionOperations(
          storage, () -> now, () -> "version-%04d".formatted(ids.incrementAndGet()));
  private final GateOperations gates =
      new GateOperations(storage, () -> now, () -> "gate-%04d".formatted(ids.incrementAndGet()));

  @Test
  void aSessionIsOpenedStartedPausedAndEnded() {
    DebateSession opened = debates.open(NewDebateSession.about("cache or not"));
    assertEquals(DebateStatus.PENDING, opened.status());
    assertEquals(DebateStatus.RUNNING, debates.start(opened.id()).get().status());
    assertEquals(DebateStatus.PAUSED, debates.pause(opened.id()).get().status());
    assertEquals(DebateStatus.RUNNING, debates.resume(opened.id()).get().status());
    assertEquals(DebateStatus.COMPLETED, debates.complete(opened.id()).get().status());
    assertEquals(DebateStatus.COMPLETED, debates.complete(opened.id()).get().status());
    assertEquals(
        "debate session "
            + opened.id()
            + " is completed and cannot become running: open a new"
            + " session",
        debates.start(opened.id()).getLeft().sentence());
    assertEquals(
        Vector.of(
            "debate.opened",
            "debate.status_changed",
            "debate.status_changed",
            "debate.status_changed",
            "debate.status_changed"),
        audited());
  }

  @Test
  void aPendingSessionIsNotResumedAndAPausedOneNotStarted() {
    DebateSessionId id = debates.open(NewDebateSession.about("cache or not")).id();
    assertEquals(
        "debate session " + id + " is pending and cannot be resumed: start it",
        debates.resume(id).getLeft().sentence());
    debates.start(id).get();
    assertEquals(DebateStatus.RUNNING, debates.resume(id).get().status());
    debates.pause(id).get();
    assertEquals(
        "debate session " + id + " is paused and cannot be started: resume it",
        debates.start(id).getLeft().sentence());
    assertEquals(DebateStatus.PAUSED, debates.find(id).get().status());
  }

  @Test
  void aSessionIsFoundByTheEndOfItsId() {
    DebateSession opened = debates.open(NewDebateSession.about("cache or not"));
    assertEquals(Either.right(opened), debates.resolve("d-" + opened.id().value().substring(3)));
    assertEquals(
        "debate session nobody is unknown: list the sessions, or open one",
        debates.resolve("nobody").getLeft().sentence());
  }

  @Test
  void turnsAreNumberedAndReplayedInTheOrderOfThePhases() {
    DebateSessionId id = running();
    debates.append(id, turn(1, DebatePhase.ADVERSARIAL, ADA)).get();
    debates
        .appendAll(
            id, List.of(turn(2, DebatePhase.PROPOSAL, BOB), turn(1, DebatePhase.PROPOSAL, BOB)))
        .get();
    List<Long> replayed = new ArrayList<>();
    debates.replay(id, TurnFilter.ALL, turn -> replayed.add(turn.sequence())).get();
    assertEquals(List.of(3L, 1L, 2L), replayed);
    assertEquals(2, debates.find(id).get().totalRounds());
    assertEquals(HashMap.of(id, 3L), debates.turnCounts(List.of(id)));
    assertEquals(
        Vector.of(2L, 3L),
        debates
            .turnsOf(AgentTurnQuery.of(BOB).in(DebatePhase.PROPOSAL))
            .items()
            .map(DebateTurn::sequence)
            .toVector());
  }

  @Test
  void aBatchIsAppendedWholeAndCanBeRepeated() {
    DebateSessionId id = running();
    DebateTurnId chosen = new DebateTurnId("t-1");
    NewTurn first = NewTurn.of(chosen, turn(1, DebatePhase.PROPOSAL, ADA));
    NewTurn second = NewTurn.of(new DebateTurnId("t-2"), turn(1, DebatePhase.REVIEW, BOB));
    Seq<DebateTurn> appended = debates.appendNew(id, List.of(first, second, first)).get();
    assertEquals(Vector.of(1L, 2L, 1L), appended.map(DebateTurn::sequence));
    assertEquals(
        Either.right(Vector.of(appended.head(), appended.get(1))),
        debates.appendNew(id, List.of(first, second)));
    DebateTurnId fresh = new DebateTurnId("t-3");
    assertEquals(
        new DebateRefused.TurnTaken(fresh),
        debates
            .appendNew(
                id,
                List.of(
                    NewTurn.of(turn(2, DebatePhase.REVIEW, ADA)),
                    NewTurn.of(fresh, turn(2, DebatePhase.REVIEW, ADA)),
                    NewTurn.of(fresh, turn(2, DebatePhase.REVIEW, BOB))))
            .getLeft());
    assertEquals(HashMap.of(id, 2L), debates.turnCounts(List.of(id)));
  }

  @Test
  void aTurnUnderAChosenIdIsAppendedOnce() {
    DebateSessionId id = running();
    DebateTurnId chosen = new DebateTurnId("t-1");
    DebateTurn first = debates.append(id, chosen, turn(1, DebatePhase.REVIEW, ADA)).get();
    debates.complete(id).get();
    assertEquals(Either.right(first), debates.append(id, chosen, turn(1, DebatePhase.REVIEW, ADA)));
    assertEquals(
        "turn_id t-1 is taken by another turn: choose a new id, or repeat the same turn",
        debates.append(id, chosen, turn(2, DebatePhase.REVIEW, ADA)).getLeft().sentence());
  }

  @Test
  void turnsAreRefusedUnlessTheSessionRunsAndTheAgentIsRegistered() {
    DebateSession pending = debates.open(NewDebateSession.about("cache or not"));
    TurnDraft draft = turn(1, DebatePhase.PROPOSAL, ADA);
    assertEquals(
        "debate session " + pending.id() + " is pending, not running: start it first",
        debates.append(pending.id(), draft).getLeft().sentence());
    debates.start(pending.id()).get();
    assertTrue(strict.append(pending.id(), draft).getLeft() instanceof DebateRefused.NoAgent);
    assertEquals(0, debates.turnCounts(List.of(pending.id())).size());
  }

  @Test
  void theTopologyIsEnforcedWhenAsked() {
    DebateSessionId id =
        running(
            NewDebateSession.about("cache or not")
                .topology(Topology.STAR, DebateConfig.USUAL.moderator(ADA)));
    TurnDraft around = turn(1, DebatePhase.CRITIQUE, BOB).to(new AgentName("cyd"));
    assertEquals(
        "bob may not speak to cyd in the star of debate session "
            + id
            + ": speak to a neighbour, or leave out the addressee",
        debates.enforcing().append(id, around).getLeft().sentence());
    assertTrue(
        debates.enforcing().append(id, turn(1, DebatePhase.CRITIQUE, BOB).to(ADA)).isRight());
    assertTrue(debates.append(id, around).isRight());
  }

  @Test
  void versionsAreNumberedWithTheirDiff() {
    DebateSessionId id = running();
    CodeVersion first = versions.add(id, CodeDraft.of("a\n").quality(0.5)).get();
    CodeVersion second = versions.add(id, CodeDraft.of("b\n")).get();
    CodeVersion third = versions.rollback(id, 1).get();
    assertEquals(Vector.of(1L, 2L, 3L), Vector.of(first, second, third).map(CodeVersion::number));
    assertEquals(
        Option.some("--- version 1\n+++ version 2\n@@ -1,1 +1,1 @@\n-a\n+b"), second.diff());
    assertEquals(first.draft(), third.draft());
    assertEquals(Option.some(third), versions.latest(id));
    assertTrue(versions.rollback(id, 9).isLeft());
    assertTrue(versions.add(id, CodeDraft.of("c").turn(new DebateTurnId("none"))).isLeft());
  }

  @Test
  void aGateHoldsTheSessionUntilItIsDecided() {
    DebateSessionId id = running();
    ApprovalGate gate = gates.request(id, 1, DebatePhase.PROPOSAL, ApprovalGate.USUAL).get();
    assertEquals(DebateStatus.PAUSED, debates.find(id).get().status());
    assertEquals(
        "debate session "
            + id
            + " waits at gate "
            + gate.id()
            + ": approve it with `stoa debate gate approve "
            + gate.id()
            + "`, or reject it",
        debates.resume(id).getLeft().sentence());
    assertEquals(
        Either.right(gate), gates.request(id, 1, DebatePhase.PROPOSAL, ApprovalGate.USUAL));
    ApprovalGate approved = gates.approve(gate.id(), GateDecision.by("ann")).get();
    assertEquals(DebateStatus.RUNNING, debates.find(id).get().status());
    assertEquals(Either.right(approved), gates.approve(gate.id(), GateDecision.by("ann")));
    assertTrue(gates.reject(gate.id(), GateDecision.by("ann")).isLeft());
    ApprovalGate second = gates.request(id, 2, DebatePhase.PROPOSAL, Duration.ofSeconds(5)).get();
    now = now.plusSeconds(5);
    assertEquals(Vector.of(GateStatus.TIMED_OUT), gates.expire(9).map(ApprovalGate::status));
    assertEquals(DebateStatus.FAILED, debates.find(id).get().status());
    assertEquals(2, gates.of(id).count(each -> each.status() != GateStatus.PENDING));
    assertEquals(second.id(), gates.of(id).last().id());
    assertEquals(2, audited().count(type -> type.equals("debate.gate_decided")));
  }

  @Test
  void aSessionPastItsTimeoutTakesNothing() {
    DebateSessionId id =
        running(
            NewDebateSession.about("cache or not")
                .config(DebateConfig.USUAL.timeout(Duration.ofMinutes(9))));
    Instant started = now;
    now = started.plus(Duration.ofMinutes(8));
    debates.append(id, turn(2, DebatePhase.PROPOSAL, ADA)).get();
    now = started.plus(Duration.ofMinutes(9));
    DebateRefused over = new DebateRefused.TimeOver(id, started, Duration.ofMinutes(9));
    assertEquals(
        "debate session "
            + id
            + " runs since 2026-01-02T03:04:05.123456Z, longer than its timeout PT9M: fail it, or"
            + " pause and resume it to give it the time again",
        over.sentence());
    assertEquals(Either.left(over), debates.append(id, turn(2, DebatePhase.REVIEW, ADA)));
    assertEquals(Either.left(over), debates.vote(id, DebateVote.of(ADA, "A", 1)));
    assertEquals(Either.left(over), debates.conclude(id, DebateOutcome.of("A", 0.5)));
    debates.pause(id).get();
    debates.resume(id).get();
    assertTrue(debates.append(id, turn(2, DebatePhase.REVIEW, ADA)).isRight());
    assertTrue(debates.conclude(id, DebateOutcome.of("A", 0.5)).isRight());
  }

  @Test
  void aRejectedSessionHasFailed() {
    DebateSessionId id = running();
    ApprovalGate gate = gates.request(id, 1, DebatePhase.PROPOSAL, ApprovalGate.USUAL).get();
    gates.reject(gate.id(), GateDecision.by("ann").because("too risky")).get();
    assertEquals(DebateStatus.FAILED, debates.find(id).get().status());
  }

  @Test
  void votesAreCountedWithTheWeightsAsked() {
    DebateSessionId id = running();
    debates.vote(id, DebateVote.of(ADA, "A", 1)).get();
    debates.vote(id, DebateVote.of(BOB, "B", 1)).get();
    debates.vote(id, DebateVote.of(BOB, "A", 1)).get();
    debates.vote(id, DebateVote.of("cyd", "B", 1).weight(4)).get();
    assertEquals("B", weighted(id, WeightSource.GIVEN).leader().get());
    assertEquals("A", weighted(id, WeightSource.REPUTATION).leader().get());
    assertEquals("A", weighted(id, WeightSource.CALIBRATION).leader().get());
    storage
        .unitOfWork()
        .run(
            () -> {
              storage
                  .reputations()
                  .save(
                      Vector.of(
                          Reputation.none(new AgentName("cyd"), now).proposed(true, now),
                          Reputation.none(ADA, now).proposed(false, now),
                          Reputation.none(BOB, now).proposed(false, now)));
              return true;
            });
    VoteTally byReputation = weighted(id, WeightSource.REPUTATION);
    assertEquals(1.3, byReputation.scores().get("B").get(), 1e-12);
    assertEquals(
        Option.some("A"),
        debates.tally(id, VotingMethod.MAJORITY, VotingRules.PLAIN, WeightSource.GIVEN).winner());
  }

  @Test
  void aDeletedSessionIsGoneAndAudited() {
    DebateSessionId id = running();
    debates.append(id, turn(1, DebatePhase.PROPOSAL, ADA)).get();
    debates.delete(id).get();
    assertEquals(Option.none(), debates.find(id));
    assertEquals("debate.deleted", audited().last());
    assertTrue(debates.delete(id).isLeft());
    assertEquals(0, debates.list(DebateQuery.all()).items().size());
  }

  private VoteTally weighted(DebateSessionId id, WeightSource source) {
    return debates.tally(id, VotingMethod.WEIGHTED, VotingRules.PLAIN, source);
  }

  private static TurnDraft turn(long round, DebatePhase phase, AgentName agent) {
    return TurnDraft.of(round, phase, agent).content("as I said");
  }

  private DebateSessionId running() {
    return running(NewDebateSession.about("cache or not"));
  }

  private DebateSessionId running(NewDebateSession opened) {
    return debates.start(debates.open(opened).id()).get().id();
  }

  private Seq<String> audited() {
    return storage
        .unitOfWork()
        .read(() -> storage.auditLog().after(0, 100, dev.stoa.domain.audit.AuditFilter.ALL))
        .map(AuditEntry::event)
        .map(event -> event.eventType())
        .filter(type -> type.startsWith("debate."))
        .toVector();
  }
}
