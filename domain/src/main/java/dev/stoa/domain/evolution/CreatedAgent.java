package dev.stoa.domain.evolution;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * An agent that was designed to end a deadlock.
 *
 * @param sequence the sequence of the generation that triggered it
 * @param trialDelta how much better than the deadlocked baseline its shadow trial was
 * @param decidedAt when its status last changed
 */
public record CreatedAgent(
    CreatedAgentId id,
    AgentProposal proposal,
    long sequence,
    CreatedAgentStatus status,
    Option<Double> trialDelta,
    Instant createdAt,
    Option<Instant> decidedAt) {

  /** The number that may be active at a time. */
  public static final int MAX_ACTIVE = 3;

  /** The number of generations between two proposals. */
  public static final int COOLDOWN = 3;

  /** A proposal that a person has to decide about. */
  public static CreatedAgent proposed(
      CreatedAgentId id, AgentProposal proposal, long sequence, Instant now) {
    return new CreatedAgent(
        id,
        proposal,
        sequence,
        CreatedAgentStatus.PENDING_APPROVAL,
        Option.none(),
        now,
        Option.none());
  }

  /** The first generation in which the next agent may be proposed. */
  public static long nextProposal(long lastSequence) {
    return lastSequence + COOLDOWN;
  }

  /** Active, unless that would be one too many. */
  public Either<EvolutionRefused, CreatedAgent> approved(long active, Instant now) {
    if (status == CreatedAgentStatus.ACTIVE) {
      return Either.right(this);
    }
    return become(CreatedAgentStatus.ACTIVE, now)
        .flatMap(
            agent ->
                active < MAX_ACTIVE
                    ? Either.right(agent)
                    : Either.left(new EvolutionRefused.TooManyActive(id, active)));
  }

  /** Terminated before it was active. */
  public Either<EvolutionRefused, CreatedAgent> denied(Instant now) {
    return status == CreatedAgentStatus.ACTIVE
        ? Either.left(new EvolutionRefused.AlreadyActive(id))
        : become(CreatedAgentStatus.TERMINATED, now);
  }

  /** Terminated after it was active. */
  public Either<EvolutionRefused, CreatedAgent> terminated(Instant now) {
    return status == CreatedAgentStatus.PENDING_APPROVAL
        ? Either.left(new EvolutionRefused.NotDecided(id))
        : become(CreatedAgentStatus.TERMINATED, now);
  }

  /** With the result of its shadow trial. */
  public Either<EvolutionRefused, CreatedAgent> tried(double delta) {
    if (!(Math.abs(delta) <= Score.HIGHEST - Score.LOWEST)) {
      throw new InvalidValue("delta " + delta + " is out of range: give -10 to 10");
    }
    return status == CreatedAgentStatus.TERMINATED
        ? Either.left(new EvolutionRefused.Terminated(id))
        : Either.right(
            new CreatedAgent(
                id, proposal, sequence, status, Option.some(delta), createdAt, decidedAt));
  }

  private Either<EvolutionRefused, CreatedAgent> become(CreatedAgentStatus next, Instant now) {
    if (next == status) {
      return Either.right(this);
    }
    return status.next().contains(next)
        ? Either.right(
            new CreatedAgent(id, proposal, sequence, next, trialDelta, createdAt, Option.some(now)))
        : Either.left(new EvolutionRefused.Terminated(id));
  }

  /** Its position in a list. */
  public TimePosition<CreatedAgentId> key() {
    return new TimePosition<>(createdAt, id);
  }
}
