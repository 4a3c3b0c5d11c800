package dev.stoa.application.debate;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.application.resilience.AdmitCall;
import dev.stoa.application.resilience.ReportCall;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStep;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.resilience.ResilienceStorage;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Operations on debates that are led: participants in other processes are told when it is their
 * turn, by the rule of {@link DebateOperations#run}. All of it is in the store, so that any process
 * can continue.
 */
public final class LedDebateOperations {

  private static final Duration LONGEST = Duration.ofDays(1);
  private static final long LOOK_EVERY = TimeUnit.MILLISECONDS.toNanos(100);

  private final UnitOfWork unitOfWork;
  private final DebateStorage storage;
  private final DebateOperations debates;
  private final RegisteredAgents registered;
  private final LeadDebate lead;
  private final AdmitCall admit;
  private final ReportCall report;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends DebateStorage & AgentStorage & AuditStorage & ResilienceStorage>
      LedDebateOperations(S storage, DebateOperations debates, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.storage = storage;
    this.debates = debates;
    this.registered = new RegisteredAgents(storage, clock, ids);
    this.admit = new AdmitCall(storage, clock, ids);
    this.report = new ReportCall(storage, clock);
    this.lead =
        new LeadDebate(
            storage, debates, new GateOperations(storage, clock, ids), admit, report, clock);
  }

  private LedDebateOperations(LedDebateOperations other, RegisteredAgents registered) {
    this.clock = other.clock;
    this.unitOfWork = other.unitOfWork;
    this.storage = other.storage;
    this.debates = other.debates;
    this.registered = registered;
    this.admit = other.admit;
    this.report = other.report;
    this.lead = other.lead;
  }

  /** The same operations, which register participants that are not registered yet. */
  public LedDebateOperations registering() {
    return new LedDebateOperations(this, registered.registering());
  }

  /** Opens and starts a session of the participants in its settings, in their order. */
  public Either<DebateRefused, DebateSession> open(NewDebateSession opened) {
    DebateConfig config = opened.config().led();
    Option<DebateRefused> refused = config.refusal(config.participants().toLinkedSet());
    if (refused.isDefined()) {
      return Either.left(refused.get());
    }
    return unitOfWork.write(
        () -> {
          registered.keepNames();
          return registered
              .require(config.participants())
              .<DebateRefused>mapLeft(DebateRefused.NoAgent::new)
              .flatMap(known -> debates.start(debates.open(opened.config(config)).id()));
        });
  }

  /**
   * What a session wants of a participant; waits until it is its turn or the session is over, at
   * most this long.
   */
  public Either<DebateRefused, DebateNext> next(
      DebateSessionId id, AgentName agent, Duration wait) {
    if (wait.isNegative() || wait.compareTo(LONGEST) > 0) {
      throw new InvalidValue("wait is " + wait + ": give 0 to " + LONGEST);
    }
    long left = wait.toNanos();
    while (true) {
      Either<DebateRefused, LedDebate> led = lead.settled(id).flatMap(debate -> debate.with(agent));
      Either<DebateRefused, DebateNext> next = led.map(debate -> debate.next(agent));
      boolean waits = next.exists(one -> one.state().waits());
      if (!waits || left <= 0) {
        return next;
      }
      left = awaited(led.get(), left);
    }
  }

  /** Waits until something changes, at most this many nanoseconds; how many of them are left. */
  private long awaited(LedDebate led, long most) {
    long left = most;
    do {
      long pause = Math.min(left, LOOK_EVERY);
      try {
        TimeUnit.NANOSECONDS.sleep(pause);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new StorageException("interrupted while waiting for a turn", e);
      }
      left -= pause;
    } while (left > 0 && clock.instant().isBefore(led.until()) && !hasChanged(led));
    return left;
  }

  private boolean hasChanged(LedDebate led) {
    DebateSession seen = led.session();
    return unitOfWork.read(
        () ->
            storage.debateTurns().latest(seen.id()) != led.turns().size()
                || !storage
                    .debateSessions()
                    .find(seen.id())
                    .exists(
                        now ->
                            now.status() == seen.status()
                                && now.updatedAt().equals(seen.updatedAt())));
  }

  /**
   * Records the answer of a participant whose turn it is, and its vote in the last phase of a
   * round.
   */
  public Either<DebateRefused, DebateTurn> answer(
      DebateSessionId id, AgentName agent, DebateAnswer answer) {
    return answer(id, agent, answer, key -> true);
  }

  /**
   * As above, for the turn that {@link #next} named: repeating the same answer changes nothing, and
   * one that comes too late is refused.
   */
  public Either<DebateRefused, DebateTurn> answer(
      DebateSessionId id, AgentName agent, DebateTurnId turn, DebateAnswer answer) {
    return debates
        .turn(turn)
        .map(existing -> again(id, agent, answer, existing))
        .getOrElse(() -> answer(id, agent, answer, turn::equals));
  }

  private Either<DebateRefused, DebateTurn> answer(
      DebateSessionId id, AgentName agent, DebateAnswer answer, Predicate<DebateTurnId> isMeant) {
    Either<DebateRefused, DebateTurn> answered =
        lead.settled(id)
            .flatMap(led -> led.with(agent))
            .flatMap(
                led ->
                    led.asked(agent)
                        .filter(asked -> isMeant.test(led.prompt(agent).key()))
                        .map(asked -> recorded(led, asked, answer))
                        .getOrElse(() -> Either.left(new DebateRefused.NotYourTurn(id, agent))));
    // The answer is recorded; what follows from it can also be done by the next caller.
    answered.forEach(done -> lead.settled(id));
    return answered;
  }

  private Either<DebateRefused, DebateTurn> recorded(
      LedDebate led, DebateStep.Asked asked, DebateAnswer answer) {
    DebatePrompt prompt = led.prompt(asked.agent());
    Either<String, DebateAnswer> given = Either.right(answer);
    Duration took = Duration.between(asked.since(), clock.instant());
    return debates
        .answer(
            led.session().id(),
            prompt.key(),
            prompt.turn(given).responseTime(took.isNegative() ? Duration.ZERO : took),
            prompt.vote(given))
        .peek(
            done -> admit.admit(AskParticipants.breaker(asked.agent())).forEach(report::succeeded));
  }

  private static Either<DebateRefused, DebateTurn> again(
      DebateSessionId id, AgentName agent, DebateAnswer answer, DebateTurn existing) {
    boolean same =
        existing.session().equals(id)
            && existing.draft().agent().equals(agent)
            && existing.draft().content().contains(answer.content())
            && existing.draft().confidence().contains(answer.confidence());
    return same ? Either.right(existing) : Either.left(new DebateRefused.NotYourTurn(id, agent));
  }
}
