package dev.stoa.domain.debate;

import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Predicate;

/**
 * What the settings of a session allow: its rounds, its time, and what lies beyond its gates.
 *
 * @param since when it was started or resumed
 */
public record DebateLimits(DebateSessionId session, DebateConfig config, Instant since) {

  /** The limits of a session. */
  public static DebateLimits of(DebateSession session) {
    return new DebateLimits(session.id(), session.opened().config(), session.updatedAt());
  }

  /**
   * Why there may be no turn at a place.
   *
   * @param approved whether the gate after a place is approved
   */
  public Option<DebateRefused> turn(DebatePlace at, Predicate<DebatePlace> approved) {
    return at.round() > config.maxRounds()
        ? Option.some(new DebateRefused.RoundsOver(session, at.round(), config.maxRounds()))
        : unapproved(at, approved);
  }

  /** Why nothing may be added any more. */
  public Option<DebateRefused> time(Instant now) {
    return config
        .timeout()
        .filter(timeout -> !now.isBefore(since.plus(timeout)))
        .map(timeout -> new DebateRefused.TimeOver(session, since, timeout));
  }

  /** Why it may not be concluded after this many rounds: their gates come first. */
  public Option<DebateRefused> conclusion(long rounds, Predicate<DebatePlace> approved) {
    return unapproved(DebatePlace.start(Math.max(rounds, 1) + 1), approved);
  }

  private Option<DebateRefused> unapproved(DebatePlace at, Predicate<DebatePlace> approved) {
    return config
        .gateBefore(at)
        .filter(approved.negate())
        .map(gate -> new DebateRefused.NotApproved(session, gate.round(), gate.phase()));
  }
}
