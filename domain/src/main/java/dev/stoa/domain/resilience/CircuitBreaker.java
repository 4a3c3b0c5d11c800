package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * One breaker and its rules; nothing here asks for the time.
 *
 * <p>Only the instant of opening is kept. Whether it is open or half-open follows from the instant
 * of asking, so time goes on while no process is running.
 *
 * @param generation counts openings and closings, so that late outcomes are told from current ones
 * @param failures in a row while closed, and those that opened it while open
 * @param successes of probes since the cooldown was over
 */
public record CircuitBreaker(
    BreakerName name,
    BreakerPolicy policy,
    long generation,
    int failures,
    int successes,
    Option<Instant> openedAt,
    Seq<Probe> probes,
    Instant updatedAt) {

  /** After so long a probe that has not reported is taken for dead. */
  public static final Duration PROBE_LEASE = Duration.ofMinutes(2);

  /** Refuses counts below zero. */
  public CircuitBreaker {
    if (generation < 0 || failures < 0 || successes < 0) {
      throw new IllegalArgumentException("breaker " + name + " has a negative count");
    }
  }

  /** A breaker that has seen nothing yet. */
  public static CircuitBreaker closed(BreakerName name, BreakerPolicy policy, Instant now) {
    return new CircuitBreaker(name, policy, 0, 0, 0, Option.none(), List.empty(), now);
  }

  /** How it stands. */
  public BreakerState stateAt(Instant now) {
    return retryAt()
        .map(end -> now.isBefore(end) ? BreakerState.OPEN : BreakerState.HALF_OPEN)
        .getOrElse(BreakerState.CLOSED);
  }

  /** How it stands, with what follows from it. */
  public BreakerStatus statusAt(Instant now) {
    BreakerState state = stateAt(now);
    return new BreakerStatus(
        this,
        state,
        state == BreakerState.OPEN ? retryAt() : Option.none(),
        probes.count(probe -> probe.isAliveAt(now)));
  }

  /** Lets a call through, or not; a probe runs under the id it is given. */
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

  /** The ticket of a call that nobody asked to admit. */
  public BreakerTicket unasked() {
    return new BreakerTicket(name, generation, Option.none());
  }

  /** After a call went well. A call of an earlier generation changes nothing. */
  public CircuitBreaker succeeded(BreakerTicket ticket, Instant now) {
    if (ticket.generation() != generation) {
      return this;
    }
    return switch (stateAt(now)) {
      case CLOSED -> failures == 0 ? this : changed(0, 0, List.empty(), now);
      // Somebody called past the breaker; one success does not outweigh what opened it.
      case OPEN -> this;
      case HALF_OPEN ->
          successes + 1 >= policy.successThreshold()
              ? turned(Option.none(), 0, now)
              : changed(failures, successes + 1, without(ticket), now);
    };
  }

  /**
   * After a call failed. A failing probe reopens at once; an earlier generation changes nothing.
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
      case HALF_OPEN -> turned(Option.some(now), failures, now);
    };
  }

  /** After a call ended that says nothing about the callee; its probe is free again. */
  public CircuitBreaker withdrawn(BreakerTicket ticket, Instant now) {
    Seq<Probe> rest = without(ticket);
    return ticket.generation() != generation || rest.size() == probes.size()
        ? this
        : changed(failures, successes, rest, now);
  }

  /** Closed, with nothing held against the callee; every call that is running is forgotten. */
  public CircuitBreaker reset(Instant now) {
    return turned(Option.none(), 0, now);
  }

  /** Under another policy, which counts from now on. */
  public CircuitBreaker configured(BreakerPolicy other, Instant now) {
    return new CircuitBreaker(name, other, generation, failures, successes, openedAt, probes, now);
  }

  /** Whether this is the earlier one, opened. */
  public boolean trippedSince(CircuitBreaker earlier) {
    return openedAt.isDefined() && generation != earlier.generation;
  }

  private Option<Instant> retryAt() {
    return openedAt.map(at -> at.plus(policy.cooldown()));
  }

  private Seq<Probe> without(BreakerTicket ticket) {
    return probes.filter(probe -> !ticket.probe().contains(probe.id()));
  }

  private CircuitBreaker turned(Option<Instant> opened, int counted, Instant now) {
    return new CircuitBreaker(name, policy, generation + 1, counted, 0, opened, List.empty(), now);
  }

  private CircuitBreaker changed(int failed, int worked, Seq<Probe> running, Instant now) {
    return new CircuitBreaker(name, policy, generation, failed, worked, openedAt, running, now);
  }
}
