package dev.stoa.application.resilience;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
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
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Supplier;

/** The circuit breakers of a workspace, shared by every process that opens it. */
public final class BreakerOperations {

  private final UnitOfWork unitOfWork;
  private final CircuitBreakers breakers;
  private final InstantSource clock;
  private final AdmitCall admit;
  private final ReportCall report;
  private final ChangeBreaker change;

  /** Over one workspace, with its clock and ids for probes and audit entries. */
  public <S extends ResilienceStorage & AuditStorage> BreakerOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.breakers = storage.circuitBreakers();
    this.clock = clock;
    this.admit = new AdmitCall(unitOfWork, breakers, clock, ids);
    this.report = new ReportCall(unitOfWork, breakers, clock);
    this.change =
        new ChangeBreaker(breakers, clock, new AppendAudit(storage.auditLog(), clock, ids));
  }

  /**
   * Makes the call unless the breaker is open, and lets the breaker know how it went.
   *
   * <p>The call runs outside any unit of work. What it returns is the right; what it throws counts
   * as a failure and is thrown on. A healthy breaker costs two reads and no write. If the outcome
   * cannot be recorded, the {@link dev.stoa.domain.kernel.StorageException} is thrown, or added to
   * what the call threw; who must keep the answer whatever happens uses {@link #admit} instead.
   */
  public <T> Either<BreakerRefused, T> guard(BreakerName name, Supplier<T> call) {
    return admit(name).map(ticket -> report.outcomeOf(ticket, call));
  }

  /** Asks for a call; whoever is given a ticket reports with it, once. */
  public Either<BreakerRefused, BreakerTicket> admit(BreakerName name) {
    return admit.admit(name);
  }

  /** The call went well. */
  public BreakerReport succeeded(BreakerTicket ticket) {
    return report.succeeded(ticket);
  }

  /** The call failed. */
  public BreakerReport failed(BreakerTicket ticket) {
    return report.failed(ticket);
  }

  /** The call was not made, or says nothing about the callee: its probe is free for another. */
  public BreakerReport withdrawn(BreakerTicket ticket) {
    return report.withdrawn(ticket);
  }

  /** Counts a success nobody asked leave for; past its cooldown a breaker takes it for a probe. */
  public BreakerReport success(BreakerName name) {
    return report.success(name);
  }

  /** Counts a failure nobody asked leave for; past its cooldown it opens the breaker again. */
  public BreakerReport failure(BreakerName name) {
    return report.failure(name);
  }

  /** Closes a breaker and forgets its failures; audited. */
  public Either<BreakerRefused, BreakerStatus> reset(BreakerName name) {
    return unitOfWork.write(() -> change.reset(name)).map(this::status);
  }

  /** Gives a breaker, which is made if there is none, another policy; audited. */
  public BreakerStatus configure(BreakerName name, BreakerPolicy policy) {
    return status(unitOfWork.run(() -> change.configure(name, policy)));
  }

  /** A breaker as it stands now. */
  public Option<BreakerStatus> find(BreakerName name) {
    return unitOfWork.read(() -> breakers.find(name)).map(this::status);
  }

  /** Breakers by name; the next page begins after its {@code next}. */
  public Page<BreakerStatus, BreakerName> list(Option<BreakerName> after, int size) {
    Page.checkedSize(size);
    Seq<BreakerStatus> found = unitOfWork.read(() -> breakers.after(after, size)).map(this::status);
    return Page.of(found, size, last -> last.breaker().name());
  }

  private BreakerStatus status(CircuitBreaker breaker) {
    return breaker.statusAt(clock.instant());
  }
}
