package dev.stoa.application.debate;

import dev.stoa.domain.kernel.DaemonThread;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A participant that was called, in a separate thread. */
final class ParticipantCall {

  private final Duration limit;
  private final InstantSource clock;
  private final Instant start;
  private final FutureTask<DebateAnswer> task;
  private volatile Option<Instant> answered = Option.none();

  private ParticipantCall(
      DebateParticipant participant, DebatePrompt prompt, Duration limit, InstantSource clock) {
    this.limit = limit;
    this.clock = clock;
    this.start = clock.instant();
    this.task =
        new FutureTask<>(
            () -> {
              try {
                return participant.answer(prompt);
              } finally {
                answered = Option.some(clock.instant());
              }
            });
  }

  static ParticipantCall ask(
      DebateParticipant participant, DebatePrompt prompt, Duration limit, InstantSource clock) {
    ParticipantCall started = new ParticipantCall(participant, prompt, limit, clock);
    DaemonThread.of("debate-" + prompt.agent(), started.task).start();
    return started;
  }

  /** Waits until its limit at most; the left says what went wrong. */
  Either<String, DebateAnswer> answer() {
    try {
      return Option.of(task.get(left().toNanos(), TimeUnit.NANOSECONDS))
          .toEither("the answer is null");
    } catch (TimeoutException e) {
      cancel();
      return Either.left("no answer within " + limit);
    } catch (ExecutionException e) {
      return Either.left(Option.of(e.getCause()).map(ParticipantCall::message).getOrElse("failed"));
    } catch (InterruptedException e) {
      cancel();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the run was interrupted", e);
    }
  }

  /** What is left of its limit; setting the clock back does not extend it. */
  private Duration left() {
    Duration left = limit.minus(took());
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** How long it took, or has taken so far. */
  Duration took() {
    Duration took = Duration.between(start, answered.getOrElse(clock::instant));
    return took.isNegative() ? Duration.ZERO : took;
  }

  void cancel() {
    task.cancel(true);
  }

  private static String message(Throwable thrown) {
    String message = String.valueOf(thrown.getMessage()).replace('\0', ' ');
    String text = thrown.getClass().getSimpleName() + ": " + message;
    return text.length() <= 1_000 ? text : text.substring(0, text.offsetByCodePoints(0, 500));
  }
}
