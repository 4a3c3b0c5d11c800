package dev.stoa.application.debate;

import dev.stoa.application.resilience.AdmitCall;
import dev.stoa.application.resilience.ReportCall;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebatePlace;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStep;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Does what a debate that is led needs besides answers: passes over who is late, requests
 * approvals, and concludes.
 *
 * <p>Everything is decided by what is recorded, and each step is done once, whichever process is
 * the first.
 */
final class LeadDebate {

  private final UnitOfWork unitOfWork;
  private final DebateStorage storage;
  private final FindSession find;
  private final LookAtDebate look;
  private final DebateOperations debates;
  private final GateOperations gates;
  private final AdmitCall admit;
  private final ReportCall report;
  private final InstantSource clock;

  LeadDebate(
      DebateStorage storage,
      DebateOperations debates,
      GateOperations gates,
      AdmitCall admit,
      ReportCall report,
      InstantSource clock) {
    this.unitOfWork = storage.unitOfWork();
    this.storage = storage;
    this.find = new FindSession(storage.debateSessions());
    this.look = new LookAtDebate(storage);
    this.debates = debates;
    this.gates = gates;
    this.admit = admit;
    this.report = report;
    this.clock = clock;
  }

  /** The debate when only participants or a person can continue it. */
  Either<DebateRefused, LedDebate> settled(DebateSessionId id) {
    while (true) {
      Either<DebateRefused, LedDebate> led = unitOfWork.snapshot(() -> look(id));
      if (led.isLeft()) {
        return led;
      }
      Either<DebateRefused, Boolean> moved = advance(led.get());
      if (moved.isLeft()) {
        return Either.left(moved.getLeft());
      }
      if (!moved.get()) {
        return led;
      }
    }
  }

  private Either<DebateRefused, LedDebate> look(DebateSessionId id) {
    return find.find(id)
        .flatMap(
            session ->
                session.opened().config().isLed()
                    ? Either.right(session)
                    : Either.left(new DebateRefused.NotLed(id)))
        .map(session -> look.look(session, clock.instant()));
  }

  /** Whether there was something to do; another process may have been faster. */
  private Either<DebateRefused, Boolean> advance(LedDebate led) {
    DebateSessionId id = led.session().id();
    DebateStep step = led.step();
    if (step instanceof DebateStep.Answers answers) {
      return passOver(led, answers);
    }
    if (step instanceof DebateStep.Approval approval) {
      DebatePlace after = approval.after();
      return moved(gates.request(id, after.round(), after.phase(), ApprovalGate.USUAL));
    }
    if (step instanceof DebateStep.Conclude conclusion) {
      Either<DebateRefused, ?> concluded = debates.conclude(id, conclusion.outcome());
      return concluded.isLeft() && concluded.getLeft() instanceof DebateRefused.TimeOver
          ? moved(debates.fail(id))
          : moved(concluded);
    }
    if (step instanceof DebateStep.TimeOver) {
      return moved(debates.fail(id));
    }
    boolean expired = led.gate().exists(gate -> gate.isExpired(clock.instant()));
    if (expired) {
      gates.expire(Page.MAX_SIZE);
    }
    return Either.right(expired);
  }

  /** A session that another process changed meanwhile is looked at again. */
  private static Either<DebateRefused, Boolean> moved(Either<DebateRefused, ?> done) {
    boolean overtaken =
        done.isLeft()
            && (done.getLeft() instanceof DebateRefused.NotRunning
                || done.getLeft() instanceof DebateRefused.NotAllowed
                || done.getLeft() instanceof DebateRefused.AtGate
                || done.getLeft() instanceof DebateRefused.TimeOver
                || done.getLeft() instanceof DebateRefused.AlreadyConcluded);
    return done.isRight() || overtaken ? Either.right(true) : Either.left(done.getLeft());
  }

  private Either<DebateRefused, Boolean> passOver(LedDebate led, DebateStep.Answers answers) {
    Either<DebateRefused, Boolean> moved = Either.right(false);
    for (DebateStep.Asked asked : answers.asked()) {
      Option<String> reason = reason(asked);
      if (reason.isDefined() && moved.isRight()) {
        moved = moved(passedOver(led, asked, reason.get()));
      }
    }
    return moved;
  }

  private Option<String> reason(DebateStep.Asked asked) {
    return admit
        .refusal(AskParticipants.breaker(asked.agent()))
        .map(Refusal::sentence)
        .orElse(
            () ->
                Option.when(
                    asked.isLate(clock.instant()),
                    () -> "no answer within " + Duration.between(asked.since(), asked.until())));
  }

  /** Once: its breaker counts it too. */
  private Either<DebateRefused, Boolean> passedOver(
      LedDebate led, DebateStep.Asked asked, String reason) {
    DebatePrompt prompt = led.prompt(asked.agent());
    Instant now = clock.instant();
    Duration took =
        asked.isLate(now) ? Duration.between(asked.since(), asked.until()) : Duration.ZERO;
    return unitOfWork.write(
        () -> {
          debates.keepNames();
          return find.lock(led.session().id())
              .flatMap(
                  session ->
                      storage.debateTurns().find(Vector.of(prompt.key())).nonEmpty()
                          ? Either.right(true)
                          : debates
                              .answer(
                                  session.id(),
                                  prompt.key(),
                                  prompt.turn(Either.left(reason)).responseTime(took),
                                  Option.none())
                              .map(turn -> failed(asked.agent())));
        });
  }

  private boolean failed(AgentName agent) {
    admit.admit(AskParticipants.breaker(agent)).forEach(report::failed);
    return true;
  }
}
