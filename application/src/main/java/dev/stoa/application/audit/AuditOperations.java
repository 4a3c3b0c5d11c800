package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Consumer;

/** The audit trail of a workspace: append, read, sign, prove and verify. */
public final class AuditOperations {

  private final UnitOfWork unitOfWork;
  private final AuditLog log;
  private final AppendAudit append;
  private final SignCheckpoint sign;
  private final ProveEntry prove;
  private final VerifyAudit verify;

  /** Over one workspace, with its clock and a source of ids for events that bring none. */
  public AuditOperations(AuditStorage storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.log = storage.auditLog();
    this.append = new AppendAudit(log, clock, ids);
    this.sign = new SignCheckpoint(log, storage.checkpoints(), append, clock);
    this.prove = new ProveEntry(log, storage.checkpoints());
    this.verify = new VerifyAudit(log, storage.checkpoints());
  }

  /** Appends one event; appending it again under the same chosen id gives the entry there is. */
  public Either<AuditRefused, AuditEntry> append(AuditEvent event) {
    return unitOfWork.write(() -> append.append(event));
  }

  /**
   * Appends all events, in their order, or none; each entry is the one that {@link #append} would
   * have given.
   */
  public Either<AuditRefused, Seq<AuditEntry>> appendAll(Iterable<AuditEvent> batch) {
    Seq<AuditEvent> all = Vector.ofAll(batch);
    return unitOfWork.write(() -> append.appendAll(all));
  }

  /** The entry of this id. */
  public Option<AuditEntry> find(AuditEntryId id) {
    return unitOfWork.read(() -> log.find(id));
  }

  /** The entry of this sequence. */
  public Option<AuditEntry> at(long sequence) {
    return unitOfWork.read(() -> log.at(sequence));
  }

  /** Where the chain stands. */
  public ChainHead head() {
    return unitOfWork.read(log::head);
  }

  /** Entries after a sequence, oldest first; the next page begins after its {@code next}. */
  public Page<AuditEntry, Long> list(AuditFilter filter, long after, int size) {
    Page.checkedSize(size);
    Seq<AuditEntry> entries = unitOfWork.read(() -> log.after(after, size, filter));
    return Page.of(entries, size, AuditEntry::sequence);
  }

  /** The first entries, oldest first. */
  public Page<AuditEntry, Long> list() {
    return list(AuditFilter.ALL, 0, Page.USUAL_SIZE);
  }

  /** Streams every row of one state, oldest first, in constant memory. */
  public void export(Consumer<AuditRow> rows) {
    unitOfWork.snapshot(
        () -> {
          log.scan(rows);
          return rows;
        });
  }

  /** Signs the log as it stands and keeps the checkpoint; save its note outside the workspace. */
  public Either<AuditRefused, SignedCheckpoint> checkpoint(SigningKey key) {
    return unitOfWork.write(() -> sign.sign(key));
  }

  /**
   * Recomputes the whole chain of one state, in constant memory, and names the first bad entry.
   *
   * <p>A left means a saved checkpoint could not be believed, so there was nothing to compare.
   */
  public Either<AuditRefused, ChainReport> verify(VerifyRequest request) {
    return unitOfWork.snapshot(() -> verify.verify(request));
  }

  /** As above, against the stored checkpoints alone. */
  public Either<AuditRefused, ChainReport> verify() {
    return verify(VerifyRequest.plain());
  }

  /** A file that proves the entry offline, against the latest checkpoint. */
  public Either<AuditRefused, TlogProof> prove(long sequence) {
    return unitOfWork.snapshot(() -> prove.inclusion(sequence));
  }

  /** What proves that the log of the second size only added to that of the first. */
  public Either<AuditRefused, Seq<Hash>> proveConsistency(long first, long second) {
    return unitOfWork.snapshot(() -> prove.consistency(first, second));
  }

  /** The root of the RFC 6962 tree over the first so many entries. */
  public Either<AuditRefused, Hash> root(long size) {
    return unitOfWork.snapshot(() -> prove.root(size));
  }
}
