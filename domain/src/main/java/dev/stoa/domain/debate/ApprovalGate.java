package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PlainText;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * A request to approve that a debate continues after a phase; it is decided once.
 *
 * @param expiresAt from when on it can only time out
 * @param decidedBy who decided; none if it timed out
 */
@RecordBuilder
public record ApprovalGate(
    GateId id,
    DebateSessionId session,
    long round,
    DebatePhase phase,
    GateStatus status,
    Instant requestedAt,
    Instant expiresAt,
    Option<Instant> decidedAt,
    Option<String> decidedBy,
    Option<String> reason) {

  /** How long a gate stays open by default. */
  public static final Duration USUAL = Duration.ofMinutes(30);

  /** The longest name of who decided. */
  public static final int MAX_BY = 255;

  /** The longest reason. */
  public static final int MAX_REASON = 10_000;

  /** Refuses text and instants that cannot be stored. */
  public ApprovalGate {
    decidedBy.forEach(who -> PlainText.require("by", who, MAX_BY));
    reason.forEach(why -> PlainText.require("reason", why, MAX_REASON));
  }

  /** A new, pending gate. */
  public static ApprovalGate requested(
      GateId id,
      DebateSessionId session,
      long round,
      DebatePhase phase,
      Duration open,
      Instant now) {
    return new ApprovalGate(
        id,
        session,
        round,
        phase,
        GateStatus.PENDING,
        now,
        Instants.after("expires_at", now, open),
        Option.none(),
        Option.none(),
        Option.none());
  }

  /** Whether its time is over. */
  public boolean isExpired(Instant now) {
    return status == GateStatus.PENDING && !now.isBefore(expiresAt);
  }

  /** Approved or rejected; refused once it is decided or past its deadline. */
  public Either<DebateRefused, ApprovalGate> decided(
      boolean approved, GateDecision decision, Instant now) {
    GateStatus wanted = approved ? GateStatus.APPROVED : GateStatus.REJECTED;
    if (status == wanted && decidedBy.contains(decision.by())) {
      return Either.right(this);
    }
    if (status != GateStatus.PENDING) {
      return Either.left(new DebateRefused.GateDecided(id, status));
    }
    return isExpired(now)
        ? Either.left(new DebateRefused.GateExpired(id, expiresAt))
        : Either.right(with(wanted, now, Option.some(decision.by()), decision.reason()));
  }

  /** Timed out, if it is undecided past its deadline; else unchanged. */
  public ApprovalGate timedOut(Instant now) {
    return isExpired(now) ? with(GateStatus.TIMED_OUT, now, Option.none(), Option.none()) : this;
  }

  private ApprovalGate with(GateStatus next, Instant now, Option<String> by, Option<String> why) {
    return ApprovalGateBuilder.from(this)
        .status(next)
        .decidedAt(Option.some(now))
        .decidedBy(by)
        .reason(why)
        .build();
  }
}
