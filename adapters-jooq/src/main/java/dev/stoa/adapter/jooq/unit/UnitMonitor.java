package dev.stoa.adapter.jooq.unit;

import dev.stoa.domain.kernel.FinishedUnit;
import dev.stoa.domain.kernel.FinishedUnit.Kind;
import dev.stoa.domain.kernel.FinishedUnit.Outcome;
import dev.stoa.domain.kernel.UnitListener;
import dev.stoa.storage.Observation;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.Predicate;

/** Measures units of work, logs slow ones and calls the listener. */
final class UnitMonitor {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");

  private final UnitListener listener;
  private final long slowNanos;

  UnitMonitor(Observation observation) {
    this.listener = observation.listener();
    this.slowNanos = observation.slowUnit().map(Duration::toNanos).getOrElse(Long.MAX_VALUE);
  }

  /** Runs the work, which counts its retries, and reports the outcome. */
  <T> T watch(Kind kind, Predicate<T> refused, Function<RetryCount, T> work) {
    String known = listener == UnitListener.NONE ? null : began(OperationName.current(), kind);
    long start = System.nanoTime();
    RetryCount retries = new RetryCount();
    Outcome outcome = Outcome.FAILED;
    try {
      T answer = work.apply(retries);
      outcome = refused.test(answer) ? Outcome.REFUSED : Outcome.DONE;
      return answer;
    } finally {
      long nanos = System.nanoTime() - start;
      if (listener != UnitListener.NONE || nanos >= slowNanos) {
        // The stack is walked only when the name is needed.
        String operation = known == null ? OperationName.current() : known;
        ended(new FinishedUnit(operation, kind, Duration.ofNanos(nanos), outcome, retries.count()));
      }
    }
  }

  private String began(String operation, Kind kind) {
    notified(operation, () -> listener.began(operation, kind));
    return operation;
  }

  private void ended(FinishedUnit unit) {
    if (unit.duration().toNanos() >= slowNanos) {
      LOG.log(
          Level.WARNING,
          "slow: {0} took {1} ms ({2} retries)",
          unit.operation(),
          String.valueOf(unit.duration().toMillis()),
          unit.retries());
    }
    notified(unit.operation(), () -> listener.ended(unit));
  }

  private static void notified(String operation, Runnable call) {
    try {
      call.run();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "the listener failed at " + operation, e);
    }
  }

  /** The number of retries of one unit. */
  static final class RetryCount {
    private int count;

    void add() {
      count++;
    }

    int count() {
      return count;
    }
  }
}
