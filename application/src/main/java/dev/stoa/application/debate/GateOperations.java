package dev.stoa.application.debate;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebatePlace;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.GateStatus;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Duration;
import java.time.InstantSource;

/** Operations on approval gates, at which a session waits for a decision. */
public final class GateOperations {

  private final UnitOfWork unitOfWork;
  private final ApprovalGates gates;
  private final DecideGates decide;

  /** For one workspace, with its clock and id source. */
  public <S extends DebateStorage & AuditStorage> GateOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    DebateAudit audit = new DebateAudit(new AppendAudit(storage.auditLog(), clock, ids));
    this.unitOfWork = storage.unitOfWork();
    this.gates = storage.approvalGates();
    this.decide =
        new DecideGates(storage, new ChangeSession(storage, audit, clock), audit, clock, ids);
  }

  /** Pauses a running session until a gate after a phase is decided. */
  public Either<DebateRefused, ApprovalGate> request(
      DebateSessionId id, long round, DebatePhase phase, Duration open) {
    return unitOfWork.write(() -> decide.request(id, round, phase, open));
  }

  /** Approves a gate: its session runs again. */
  public Either<DebateRefused, ApprovalGate> approve(GateId id, GateDecision decision) {
    return unitOfWork.write(() -> decide.decide(id, true, decision));
  }

  /** Rejects a gate: its session has failed. */
  public Either<DebateRefused, ApprovalGate> reject(GateId id, GateDecision decision) {
    return unitOfWork.write(() -> decide.decide(id, false, decision));
  }

  /**
   * Times out pending gates that are past their deadline, up to the limit, and fails their
   * sessions.
   */
  public Seq<ApprovalGate> expire(int most) {
    Page.checkedSize(most);
    return unitOfWork.run(() -> decide.expire(most));
  }

  /** The gates of a session. */
  public Seq<ApprovalGate> of(DebateSessionId id) {
    return unitOfWork.read(() -> gates.of(id));
  }

  /** Whether the gate after a place is approved. */
  boolean isApproved(DebateSessionId id, DebatePlace after) {
    return unitOfWork
        .read(() -> gates.at(id, after.round(), after.phase()))
        .exists(gate -> gate.status() == GateStatus.APPROVED);
  }
}
