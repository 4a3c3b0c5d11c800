package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.CheckpointRow;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.DashboardAction;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.TokenRefusal;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Consumer;

/** Operations on the audit trail: append, read, sign, prove and verify. */
public final class AuditOperations {

  private final UnitOfWork unitOfWork;
  private final AuditLog log;
  private final Checkpoints checkpoints;
  private final AppendAudit append;
  private final SignCheckpoint sign;
  private final ProveEntry prove;
  private final VerifyAudit verify;

  /** For one workspace, with its clock and id source. */
  public AuditOperations(AuditStorage storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.log = storage.auditLog();
    this.checkpoints = storage.checkpoints();
    this.append = new AppendAudit(log, clock, ids);
    this.sign = new SignCheckpoint(log, storage.checkpoints(), append, clock);
    this.prove = new ProveEntry(storage);
    this.verify = new VerifyAudit(log, storage.checkpoints());
  }

  /** Appends one event; appending it again under the same chosen id returns the existing entry. */
  public Either<AuditRefused, AuditEntry> append(AuditEvent event) {
    return unitOfWork.write(() -> append.append(event));
  }

  /** Appends all events in order, or none, with the same results as {@link #append} one by one. */
  public Either<AuditRefused, Seq<AuditEntry>> appendAll(Iterable<AuditEvent> batch) {
    Seq<AuditEvent> all = Vector.ofAll(batch);
    return unitOfWork.write(() -> append.appendAll(all));
  }

  /** Records that a server refused a token; at most one call a minute and address is expected. */
  public AuditEntry tokenRefused(TokenRefusal refusal) {
    return unitOfWork.run(() -> append.record(refusal.event()));
  }

  /** Records what a person did from the dashboard. */
  public AuditEntry dashboardAction(DashboardAction action) {
    return unitOfWork.run(() -> append.record(action.event()));
  }

  /** The entry of this id. */
  public Option<AuditEntry> find(AuditEntryId id) {
    return unitOfWork.read(() -> log.find(id));
  }

  /** The entry of this sequence. */
  public Option<AuditEntry> at(long sequence) {
    return unitOfWork.read(() -> log.at(sequence));
  }

  /** The head of the chain. */
  public ChainHead head() {
    return unitOfWork.read(log::head);
  }

  /** Entries, oldest first; the next page begins after its {@code next}. */
  public Page<AuditEntry, Long> list(AuditQuery query) {
    PageRequest<Long> page = query.page();
    return page.page(
        unitOfWork.read(() -> log.after(page.after().getOrElse(0L), page.limit(), query.filter())),
        AuditEntry::sequence);
  }

  /** Entries, newest first; the next page begins before its {@code next}. */
  public Page<AuditEntry, Long> newest(AuditQuery query) {
    PageRequest<Long> page = query.page();
    return page.page(
        unitOfWork.read(
            () -> log.before(page.after().getOrElse(Long.MAX_VALUE), page.limit(), query.filter())),
        AuditEntry::sequence);
  }

  /**
   * Stored checkpoints as they are stored, unchecked, newest first; the next page begins before its
   * {@code next}.
   */
  public Page<CheckpointRow, Long> checkpoints(PageRequest<Long> page) {
    return page.page(
        unitOfWork.read(
            () -> checkpoints.rowsBefore(page.after().getOrElse(Long.MAX_VALUE), page.limit())),
        CheckpointRow::id);
  }

  /** Streams every row from one snapshot, oldest first, in constant memory. */
  public void export(Consumer<AuditRow> rows) {
    unitOfWork.snapshot(
        () -> {
          log.scan(rows);
          return rows;
        });
  }

  /** Signs the current log and stores the checkpoint; save its note outside the workspace. */
  public Either<AuditRefused, SignedCheckpoint> checkpoint(SigningKey key) {
    return unitOfWork.write(() -> sign.sign(key));
  }

  /**
   * Recomputes the whole chain from one snapshot, in constant memory, and names the first bad
   * entry.
   *
   * <p>A left means that a saved checkpoint was not signed by the given key.
   */
  public Either<AuditRefused, ChainReport> verify(VerifyRequest request) {
    return unitOfWork.snapshot(() -> verify.verify(request));
  }

  /** As above, against the stored checkpoints alone. */
  public Either<AuditRefused, ChainReport> verify() {
    return verify(VerifyRequest.plain());
  }

  /** A proof of the entry against the latest checkpoint, which can be checked offline. */
  public Either<AuditRefused, TlogProof> prove(long sequence) {
    return unitOfWork.snapshot(() -> prove.inclusion(sequence));
  }

  /** A consistency proof between two sizes of the log. */
  public Either<AuditRefused, Seq<Hash>> proveConsistency(long first, long second) {
    return unitOfWork.snapshot(() -> prove.consistency(first, second));
  }

  /** The root of the RFC 6962 tree over the first entries, up to a size. */
  public Either<AuditRefused, Hash> root(long size) {
    return unitOfWork.snapshot(() -> prove.root(size));
  }
}
