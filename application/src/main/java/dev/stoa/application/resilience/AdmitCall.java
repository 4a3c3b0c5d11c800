package dev.stoa.application.resilience;

import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.resilience.Admission;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.BreakerState;
import dev.stoa.domain.resilience.BreakerTicket;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.resilience.ProviderPolicies;
import dev.stoa.domain.resilience.ResilienceStorage;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Admits or refuses a call; only a probe needs a write. */
public final class AdmitCall {

  private final UnitOfWork unitOfWork;
  private final CircuitBreakers breakers;
  private final InstantSource clock;
  private final IdSource ids;

  /** With the clock and the id source of a workspace. */
  public AdmitCall(ResilienceStorage storage, InstantSource clock, IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.breakers = storage.circuitBreakers();
    this.clock = clock;
    this.ids = ids;
  }

  /** The ticket with which the outcome is reported. */
  public Either<BreakerRefused, BreakerTicket> admit(BreakerName name) {
    Instant now = clock.instant();
    CircuitBreaker seen = unitOfWork.read(() -> breakers.find(name)).getOrElse(() -> fresh(name));
    if (seen.stateAt(now) != BreakerState.HALF_OPEN) {
      return seen.admit(now, ids.next()).map(Admission::ticket);
    }
    return unitOfWork.write(() -> probe(name));
  }

  /** Why a call would be refused now; it takes no probe. */
  public Option<BreakerRefused> refusal(BreakerName name) {
    Instant now = clock.instant();
    return unitOfWork
        .read(() -> breakers.find(name))
        .filter(breaker -> breaker.stateAt(now) == BreakerState.OPEN)
        .flatMap(breaker -> breaker.admit(now, ids.next()).swap().toOption());
  }

  private Either<BreakerRefused, BreakerTicket> probe(BreakerName name) {
    return breakers
        .lock(name)
        .getOrElse(() -> fresh(name))
        .admit(clock.instant(), ids.next())
        .peek(admission -> breakers.save(admission.breaker()))
        .map(Admission::ticket);
  }

  private CircuitBreaker fresh(BreakerName name) {
    return CircuitBreaker.closed(name, ProviderPolicies.of(name), clock.instant());
  }
}
