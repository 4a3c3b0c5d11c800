package dev.stoa.domain.resilience;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * One breaker and its rules; the time is always a parameter.
 *
 * <p>Only the instant of opening is stored. Whether it is open or half-open is computed from the
 * current time, so the cooldown continues while no process is running.
 *
 * @param generation counts openings and closings, so that late outcomes are recognised
 * @param failures in a row while closed, and those that opened it while open
 * @param successes of probes since the cooldown was over
 */
@RecordBuilder
public record CircuitBreaker(
    BreakerName name,
    BreakerPolicy policy,
    long generation,
    int failures,
    int successes,
    Option<Instant> openedAt,
    Seq<Probe> probes,
    Instant updatedAt) {

  /** The lease of a probe: after it, a probe without an outcome no longer counts. */
  public static final Duration PROBE_LEASE = Duration.ofMinutes(2);

  /** Refuses counts below zero. */
  public CircuitBreaker {
    if (generation < 0 || failures < 0 || successes < 0) {
      throw new InvalidValue("breaker " + name + " has a negative count");
    }
  }

  /** A new breaker. */
  public static CircuitBreaker closed(BreakerName name, BreakerPolicy policy, Instant now) {
    return new CircuitBreaker(name, policy, 0, 0, 0, Option.none(), List.empty(), now);
  }

  /** Its state at an instant. */
  public BreakerState stateAt(Instant now) {
    return retryAt()
        .map(end -> now.isBefore(end) ? BreakerState.OPEN : BreakerState.HALF_OPEN)
        .getOrElse(BreakerState.CLOSED);
  }

  /** Its status at an instant. */
  public BreakerStatus statusAt(Instant now) {
    BreakerState state = stateAt(now);
    return new BreakerStatus(
        this,
        state,
        state == BreakerState.OPEN ? retryAt() : Option.none(),
        probes.count(probe -> probe.isAliveAt(now)));
  }

  /** Admits or refuses a call; a probe runs under the given id. */
  public Either<BreakerRefused, Admission> admit(Instant now, String probeId) {
    return switch (stateAt(now)) {
      case CLOSED ->
          Either.right(new Admission(this, new BreakerTicket(name, generation, Option.none())));
      case OPEN -> Either.left(new BreakerRefused.Open(name, retryAt().getOrElse(now)));
      case HALF_OPEN -> probe(now, probeId);
    };
  }

  private Either<BreakerRefused, Admission> probe(Instant now, String probeId) {
    Seq<Probe> alive = probes.filter(probe -> probe.isAliveAt(now));
    if (alive.size() >= policy.probeLimit()) {
      Instant soonest = alive.map(Probe::until).reduce((a, b) -> a.isBefore(b) ? a : b);
      return Either.left(new BreakerRefused.ProbesTaken(name, policy.probeLimit(), soonest));
    }
    Seq<Probe> running =
        alive.append(new Probe(probeId, Instants.after("probe end", now, PROBE_LEASE)));
    return Either.right(
        new Admission(
            changed(failures, successes, running, now),
            new BreakerTicket(name, generation, Option.some(probeId))));
  }

  /** The ticket of a call that was made without asking. */
  public BreakerTicket unasked() {
    return new BreakerTicket(name, generation, Option.none());
  }

  /**
   * After a successful call. While half-open only a running probe counts, once; a call of an
   * earlier generation changes nothing.
   */
  public CircuitBreaker succeeded(BreakerTicket ticket, Instant now) {
    if (ticket.generation() != generation) {
      return this;
    }
    return switch (stateAt(now)) {
      case CLOSED -> failures == 0 ? this : changed(0, 0, List.empty(), now);
      // The call was made without admission; one success does not close an open breaker.
      case OPEN -> this;
      case HALF_OPEN -> isRunning(ticket, now) ? probed(ticket, now) : this;
    };
  }

  private CircuitBreaker probed(BreakerTicket ticket, Instant now) {
    return successes + 1 >= policy.successThreshold()
        ? turned(Option.none(), 0, now)
        : changed(failures, successes + 1, without(ticket), now);
  }

  /**
   * After a failed call. While half-open a running probe or a call made without asking reopens the
   * breaker; a probe whose lease is over or whose outcome is known, and a call of an earlier
   * generation, change nothing.
   */
  public CircuitBreaker failed(BreakerTicket ticket, Instant now) {
    if (ticket.generation() != generation) {
      return this;
    }
    return switch (stateAt(now)) {
      case CLOSED ->
          failures + 1 >= policy.failureThreshold()
              ? turned(Option.some(now), failures + 1, now)
              : changed(failures + 1, 0, List.empty(), now);
      case OPEN -> this;
      case HALF_OPEN ->
          ticket.probe().isEmpty() || isRunning(ticket, now)
              ? turned(Option.some(now), failures, now)
              : this;
    };
  }

  /** After a call whose outcome does not count; its probe is released. */
  public CircuitBreaker withdrawn(BreakerTicket ticket, Instant now) {
    Seq<Probe> rest = without(ticket);
    return ticket.generation() != generation || rest.size() == probes.size()
        ? this
        : changed(failures, successes, rest, now);
  }

  /** Closed, with no failures; outcomes of running calls are ignored. */
  public CircuitBreaker reset(Instant now) {
    return turned(Option.none(), 0, now);
  }

  /** With another policy. */
  public CircuitBreaker configured(BreakerPolicy other, Instant now) {
    return CircuitBreakerBuilder.from(this).policy(other).updatedAt(now).build();
  }

  /** Whether this outcome opened it. */
  public boolean trippedSince(CircuitBreaker earlier) {
    return openedAt.isDefined() && generation != earlier.generation;
  }

  private Option<Instant> retryAt() {
    return openedAt.map(at -> at.plus(policy.cooldown()));
  }

  private boolean isRunning(BreakerTicket ticket, Instant now) {
    return probes.exists(probe -> ticket.probe().contains(probe.id()) && probe.isAliveAt(now));
  }

  private Seq<Probe> without(BreakerTicket ticket) {
    return probes.filter(probe -> !ticket.probe().contains(probe.id()));
  }

  private CircuitBreaker turned(Option<Instant> opened, int counted, Instant now) {
    return new CircuitBreaker(name, policy, generation + 1, counted, 0, opened, List.empty(), now);
  }

  private CircuitBreaker changed(int failed, int worked, Seq<Probe> running, Instant now) {
    return CircuitBreakerBuilder.from(this)
        .failures(failed)
        .successes(worked)
        .probes(running)
        .updatedAt(now)
        .build();
  }
}
