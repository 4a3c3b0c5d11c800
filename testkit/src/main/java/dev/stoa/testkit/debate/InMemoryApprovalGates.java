package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.GateStatus;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/** The gates in a map. */
final class InMemoryApprovalGates implements ApprovalGates {

  private final DebateCells cells;

  InMemoryApprovalGates(DebateCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(ApprovalGate gate) {
    cells.gates().update(all -> all.put(gate.id(), gate));
  }

  @Override
  public void save(ApprovalGate gate) {
    add(gate);
  }

  @Override
  public Option<ApprovalGate> find(GateId id) {
    return cells.gates().get().get(id);
  }

  @Override
  public Option<ApprovalGate> at(DebateSessionId session, long round, DebatePhase phase) {
    return of(session).find(gate -> gate.round() == round && gate.phase() == phase);
  }

  @Override
  public Option<ApprovalGate> open(DebateSessionId session) {
    return of(session).find(gate -> gate.status() == GateStatus.PENDING);
  }

  @Override
  public Seq<ApprovalGate> of(DebateSessionId session) {
    return cells
        .gates()
        .get()
        .values()
        .filter(gate -> gate.session().equals(session))
        .toVector()
        .sorted(
            Comparator.comparingLong(ApprovalGate::round)
                .thenComparingInt(gate -> gate.phase().place()));
  }

  @Override
  public Seq<ApprovalGate> ended(Instant now, int limit) {
    return cells
        .gates()
        .get()
        .values()
        .filter(gate -> gate.isExpired(now))
        .toVector()
        .sorted(Comparator.comparing(ApprovalGate::expiresAt).thenComparing(ApprovalGate::id))
        .take(limit);
  }
}
