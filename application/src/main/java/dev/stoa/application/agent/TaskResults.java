package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskBackoff;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskRefused;
import io.vavr.control.Either;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/** Runs handlers and stores their results. */
final class TaskResults {

  private static final System.Logger LOG = System.getLogger("dev.stoa.tasks");
  private static final int ATTEMPTS_TO_STORE = 5;
  private static final long FIRST_PAUSE_MILLIS = 100;
  private static final int MAX_MESSAGE = 10_000;

  private final AgentTaskOperations tasks;
  private final AgentTaskHandler handler;
  private final AgentTaskBackoff backoff;

  TaskResults(AgentTaskOperations tasks, AgentTaskHandler handler, AgentTaskBackoff backoff) {
    this.tasks = tasks;
    this.handler = handler;
    this.backoff = backoff;
  }

  void handle(RunningTask running) {
    store(running, running.begin() ? handled(running) : released(running));
  }

  /** Releases the task; the attempt does not count. */
  void release(RunningTask running) {
    store(running, released(running));
  }

  private Supplier<Either<AgentTaskRefused, AgentTask>> handled(RunningTask running) {
    AgentTask task = running.task();
    AgentTaskClaim claim = running.claim();
    try {
      AgentTaskOutput printed = handler.handle(task);
      if (printed == null) {
        throw new IllegalStateException(
            "the handler answered null: answer AgentTaskOutput.NONE if there is nothing to keep");
      }
      return () -> tasks.complete(claim, printed);
    } catch (AgentTaskFailure e) {
      return () -> tasks.fail(claim, error(e));
    } catch (Throwable e) {
      if (running.isStopped()) {
        return released(running);
      }
      LOG.log(
          e instanceof Error ? Level.WARNING : Level.DEBUG,
          () -> "attempt " + task.run().attempts() + " of " + task.id(),
          e);
      return () -> tasks.retry(claim, error(e), backoff.after(task.run().attempts()));
    } finally {
      running.end();
    }
  }

  private Supplier<Either<AgentTaskRefused, AgentTask>> released(RunningTask running) {
    return () -> tasks.release(running.claim());
  }

  /** Retries, so that a short outage of the store does not lose the result. */
  private static void store(
      RunningTask running, Supplier<Either<AgentTaskRefused, AgentTask>> result) {
    for (int number = 1; ; number++) {
      try {
        result.get().swap().forEach(refused -> drop(refused.sentence()));
        return;
      } catch (RuntimeException e) {
        if (number == ATTEMPTS_TO_STORE || running.isLost() || !pause(number)) {
          LOG.log(
              Level.WARNING,
              "the result of task "
                  + running.task().id()
                  + " cannot be stored: the task is run again when its lease has ended",
              e);
          return;
        }
      }
    }
  }

  private static void drop(String sentence) {
    LOG.log(Level.WARNING, "a result was refused: {0}", sentence);
  }

  private static boolean pause(int number) {
    try {
      Thread.sleep(FIRST_PAUSE_MILLIS << number);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The message as a text that every store can hold. */
  private static AgentTaskOutput error(Throwable e) {
    String message = e.getMessage();
    String text = message == null || message.isBlank() ? e.toString() : message;
    String cut = text.length() > MAX_MESSAGE ? text.substring(0, MAX_MESSAGE) : text;
    // The round trip through UTF-8 replaces lone surrogates.
    byte[] whole = cut.replace('\0', '\uFFFD').getBytes(StandardCharsets.UTF_8);
    return AgentTaskOutput.error(new String(whole, StandardCharsets.UTF_8));
  }
}
