package dev.stoa.testkit.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.GateId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The contract of every store of approval gates. */
public interface ApprovalGatesContract extends DebateSamples {

  @Test
  default void aGateIsStoredDecidedAndRead() {
    DebateSession in = session("s-1");
    ApprovalGate gate = gate(in, "g-1", 1, DebatePhase.CRITIQUE, 60);
    assertEquals(Option.some(gate), ask(() -> storage().approvalGates().find(gate.id())));
    assertEquals(
        Option.some(gate),
        ask(() -> storage().approvalGates().at(in.id(), 1, DebatePhase.CRITIQUE)));
    assertEquals(
        Option.none(), ask(() -> storage().approvalGates().at(in.id(), 2, DebatePhase.CRITIQUE)));
    assertEquals(Option.some(gate), ask(() -> storage().approvalGates().open(in.id())));
    ApprovalGate decided =
        gate.decided(false, GateDecision.by("ann").because("too soon"), AT).get();
    write(() -> storage().approvalGates().save(decided));
    assertEquals(Option.some(decided), ask(() -> storage().approvalGates().find(gate.id())));
    assertEquals(Option.none(), ask(() -> storage().approvalGates().open(in.id())));
  }

  @Test
  default void gatesOfASessionAreListedByRoundAndPhase() {
    DebateSession in = session("s-1");
    ApprovalGate third = gate(in, "g-1", 2, DebatePhase.ADVERSARIAL, 60);
    ApprovalGate second = gate(in, "g-2", 1, DebatePhase.ADVERSARIAL, 60);
    ApprovalGate first = gate(in, "g-3", 1, DebatePhase.PROPOSAL, 60);
    gate(session("s-2"), "g-4", 1, DebatePhase.PROPOSAL, 60);
    assertEquals(
        Vector.of(first, second, third),
        ask(() -> storage().approvalGates().of(in.id())).toVector());
  }

  @Test
  default void pendingGatesThatExpiredAreFound() {
    DebateSession in = session("s-1");
    ApprovalGate late = gate(in, "g-1", 1, DebatePhase.PROPOSAL, 20);
    ApprovalGate early = gate(in, "g-2", 2, DebatePhase.PROPOSAL, 10);
    gate(in, "g-3", 3, DebatePhase.PROPOSAL, 30);
    ApprovalGate decided = gate(in, "g-4", 4, DebatePhase.PROPOSAL, 10);
    write(
        () ->
            storage()
                .approvalGates()
                .save(decided.decided(true, GateDecision.by("ann"), AT).get()));
    assertEquals(
        Vector.of(early, late),
        ask(() -> storage().approvalGates().ended(AT.plusSeconds(20), 9)).toVector());
    assertEquals(
        Vector.of(early),
        ask(() -> storage().approvalGates().ended(AT.plusSeconds(20), 1)).toVector());
  }

  private ApprovalGate gate(
      DebateSession in, String id, long round, DebatePhase phase, int seconds) {
    ApprovalGate gate =
        ApprovalGate.requested(
            new GateId(id), in.id(), round, phase, Duration.ofSeconds(seconds), AT);
    write(() -> storage().approvalGates().add(gate));
    return gate;
  }
}
