package dev.stoa.application.resilience;

import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerReport;
import dev.stoa.domain.resilience.BreakerTicket;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.resilience.ProviderPolicies;
import dev.stoa.domain.resilience.ResilienceStorage;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/** Records the outcome of a call; if nothing changes, nothing is written. */
public final class ReportCall {

  private final UnitOfWork unitOfWork;
  private final CircuitBreakers breakers;
  private final InstantSource clock;

  /** With the clock of a workspace. */
  public ReportCall(ResilienceStorage storage, InstantSource clock) {
    this.unitOfWork = storage.unitOfWork();
    this.breakers = storage.circuitBreakers();
    this.clock = clock;
  }

  <T> T outcomeOf(BreakerTicket ticket, Supplier<T> call) {
    T result;
    try {
      result = call.get();
    } catch (RuntimeException | Error thrown) {
      try {
        failed(ticket);
      } catch (RuntimeException unrecorded) {
        thrown.addSuppressed(unrecorded);
      }
      throw thrown;
    }
    succeeded(ticket);
    return result;
  }

  /** The call succeeded. */
  public BreakerReport succeeded(BreakerTicket ticket) {
    return report(ticket.name(), (breaker, now) -> breaker.succeeded(ticket, now));
  }

  /** The call failed. */
  public BreakerReport failed(BreakerTicket ticket) {
    return report(ticket.name(), (breaker, now) -> breaker.failed(ticket, now));
  }

  BreakerReport withdrawn(BreakerTicket ticket) {
    return report(ticket.name(), (breaker, now) -> breaker.withdrawn(ticket, now));
  }

  BreakerReport success(BreakerName name) {
    return report(name, (breaker, now) -> breaker.succeeded(breaker.unasked(), now));
  }

  BreakerReport failure(BreakerName name) {
    return report(name, (breaker, now) -> breaker.failed(breaker.unasked(), now));
  }

  private BreakerReport report(BreakerName name, Outcome outcome) {
    CircuitBreaker seen = unitOfWork.read(() -> current(name, false));
    Instant now = clock.instant();
    if (outcome.of(seen, now).equals(seen)) {
      return new BreakerReport(seen.statusAt(now), false);
    }
    return unitOfWork.run(() -> written(name, outcome));
  }

  private BreakerReport written(BreakerName name, Outcome outcome) {
    CircuitBreaker before = current(name, true);
    Instant now = clock.instant();
    CircuitBreaker after = outcome.of(before, now);
    breakers.save(after);
    return new BreakerReport(after.statusAt(now), after.trippedSince(before));
  }

  private CircuitBreaker current(BreakerName name, boolean held) {
    return (held ? breakers.lock(name) : breakers.find(name))
        .getOrElse(() -> CircuitBreaker.closed(name, ProviderPolicies.of(name), clock.instant()));
  }

  private interface Outcome {
    CircuitBreaker of(CircuitBreaker breaker, Instant now);
  }
}
