package dev.stoa.application.resilience;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.BreakerReport;
import dev.stoa.domain.resilience.BreakerStatus;
import dev.stoa.domain.resilience.BreakerTicket;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.resilience.ResilienceStorage;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Supplier;

/** Operations on circuit breakers, which all processes of a workspace share. */
public final class BreakerOperations {

  private final UnitOfWork unitOfWork;
  private final CircuitBreakers breakers;
  private final InstantSource clock;
  private final AdmitCall admit;
  private final ReportCall report;
  private final ChangeBreaker change;

  /** For one workspace, with its clock and id source. */
  public <S extends ResilienceStorage & AuditStorage> BreakerOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.breakers = storage.circuitBreakers();
    this.clock = clock;
    this.admit = new AdmitCall(storage, clock, ids);
    this.report = new ReportCall(storage, clock);
    this.change =
        new ChangeBreaker(breakers, clock, new AppendAudit(storage.auditLog(), clock, ids));
  }

  /**
   * Makes the call unless the breaker is open, and records its outcome.
   *
   * <p>The call runs outside any unit of work. Its result is the right; an exception counts as a
   * failure and is rethrown. A closed breaker costs two reads and no write. If the outcome cannot
   * be recorded, the {@link dev.stoa.domain.kernel.StorageException} is thrown, or added to the
   * exception of the call; use {@link #admit} if the result must not be lost.
   */
  public <T> Either<BreakerRefused, T> guard(BreakerName name, Supplier<T> call) {
    return admit(name).map(ticket -> report.outcomeOf(ticket, call));
  }

  /** Requests admission of a call; the outcome is reported with the ticket, once. */
  public Either<BreakerRefused, BreakerTicket> admit(BreakerName name) {
    return admit.admit(name);
  }

  /** The call succeeded. */
  public BreakerReport succeeded(BreakerTicket ticket) {
    return report.succeeded(ticket);
  }

  /** The call failed. */
  public BreakerReport failed(BreakerTicket ticket) {
    return report.failed(ticket);
  }

  /** The call was not made, or its outcome does not count: its probe is released. */
  public BreakerReport withdrawn(BreakerTicket ticket) {
    return report.withdrawn(ticket);
  }

  /** Records a success of a call made without admission; it changes only a closed breaker. */
  public BreakerReport success(BreakerName name) {
    return report.success(name);
  }

  /**
   * Records a failure of a call made without admission; after the cooldown it reopens the breaker.
   */
  public BreakerReport failure(BreakerName name) {
    return report.failure(name);
  }

  /** Closes a breaker and resets its failures; audited. */
  public Either<BreakerRefused, BreakerStatus> reset(BreakerName name) {
    return unitOfWork.write(() -> change.reset(name)).map(this::status);
  }

  /** Sets the policy of a breaker, which is created if needed; audited. */
  public BreakerStatus configure(BreakerName name, BreakerPolicy policy) {
    return status(unitOfWork.run(() -> change.configure(name, policy)));
  }

  /** The current status of a breaker. */
  public Option<BreakerStatus> find(BreakerName name) {
    return unitOfWork.read(() -> breakers.find(name)).map(this::status);
  }

  /** Breakers by name; the next page begins after its {@code next}. */
  public Page<BreakerStatus, BreakerName> list(PageRequest<BreakerName> page) {
    return page.page(
        unitOfWork.read(() -> breakers.after(page.after(), page.limit())).map(this::status),
        last -> last.breaker().name());
  }

  /**
   * Of a page of breakers after a name, removes those that were unused for a time; audited. One
   * that is open or configured stays. The next page begins after {@code next}.
   */
  public Page<BreakerName, BreakerName> purge(PageRequest<BreakerName> page, Duration unused) {
    return unitOfWork.run(
        () -> change.purge(page.after(), Instants.before(clock.instant(), unused), page.limit()));
  }

  private BreakerStatus status(CircuitBreaker breaker) {
    return breaker.statusAt(clock.instant());
  }
}
