package dev.stoa.application.debate;

import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.DebateLimits;
import dev.stoa.domain.debate.DebatePlace;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.GateStatus;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Predicate;

/** Looks up why the state and the settings of a locked session refuse turns or a conclusion. */
final class HoldLimits {

  private final ApprovalGates gates;
  private final InstantSource clock;

  HoldLimits(ApprovalGates gates, InstantSource clock) {
    this.gates = gates;
    this.clock = clock;
  }

  Option<DebateRefused> turns(DebateStatus status, DebateLimits limits, Set<DebatePlace> places) {
    Option<DebateRefused> refused =
        notRunning(limits.session(), status).orElse(() -> limits.time(clock.instant()));
    Iterator<DebatePlace> rest = places.iterator();
    while (refused.isEmpty() && rest.hasNext()) {
      refused = limits.turn(rest.next(), approvedIn(limits.session()));
    }
    return refused;
  }

  Option<DebateRefused> conclusion(DebateSession session) {
    DebateLimits limits = DebateLimits.of(session);
    return notRunning(session.id(), session.status())
        .orElse(() -> limits.time(clock.instant()))
        .orElse(() -> limits.conclusion(session.totalRounds(), approvedIn(session.id())));
  }

  /** A session that a gate holds is not resumed: the gate is decided. */
  private Option<DebateRefused> notRunning(DebateSessionId id, DebateStatus status) {
    return switch (status) {
      case RUNNING -> Option.none();
      case PAUSED ->
          gates
              .open(id)
              .<DebateRefused>map(gate -> new DebateRefused.AtGate(id, gate.id()))
              .orElse(() -> Option.some(new DebateRefused.NotRunning(id, status)));
      default -> Option.some(new DebateRefused.NotRunning(id, status));
    };
  }

  private Predicate<DebatePlace> approvedIn(DebateSessionId session) {
    return place ->
        gates
            .at(session, place.round(), place.phase())
            .exists(gate -> gate.status() == GateStatus.APPROVED);
  }
}
