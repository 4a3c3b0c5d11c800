package dev.stoa.application.imports;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.audit.aua.AuaVerifier;
import dev.stoa.domain.imports.ImportEntry;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportStorage;
import dev.stoa.domain.imports.ImportedChains;
import dev.stoa.domain.imports.VerifiedChain;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.storage.Storage;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Function;

/**
 * Imports the stores of other systems, which are only read.
 *
 * <p>An import is one unit of work: it brings everything that is new and can be stored, and reports
 * every other row with the reason, or it brings nothing.
 */
public final class ImportOperations {

  private final Storage storage;
  private final ImportStorage imports;
  private final ImportSettings settings;
  private final UnitOfWork unitOfWork;
  private final MicrosecondClock clock;
  private final IdSource ids;
  private final AppendAudit audit;

  /** For one workspace, with its clock, its id source and what was chosen for it. */
  public <S extends Storage & ImportStorage> ImportOperations(
      S storage, InstantSource time, IdSource ids, ImportSettings settings) {
    this.settings = settings;
    this.storage = storage;
    this.imports = storage;
    this.unitOfWork = storage.unitOfWork();
    this.clock = MicrosecondClock.of(time);
    this.ids = ids;
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
  }

  /**
   * Imports what is new in the source. Importing the same source again brings nothing and changes
   * nothing.
   */
  public Either<ImportRefused, ImportReport> run(ImportSource source, TransferProgress progress) {
    return opened(
        source,
        open ->
            unitOfWork
                .write(() -> imported(source, open, progress))
                .fold(unchanged -> unchanged, report -> report));
  }

  /** As above, for callers who do not wait. */
  public Either<ImportRefused, ImportReport> run(ImportSource source) {
    return run(source, TransferProgress.NONE);
  }

  /**
   * Says what an import would bring, and brings nothing: everything is done as in {@link #run}, and
   * taken back.
   */
  public Either<ImportRefused, ImportReport> preview(
      ImportSource source, TransferProgress progress) {
    return opened(
        source,
        open -> {
          Either<ImportReport, ImportReport> taken =
              unitOfWork.write(
                  () ->
                      Either.left(
                          unnamed(
                              imported(source, open, progress)
                                  .fold(unchanged -> unchanged, report -> report))));
          return taken.getLeft();
        });
  }

  /** As above, for callers who do not wait. */
  public Either<ImportRefused, ImportReport> preview(ImportSource source) {
    return preview(source, TransferProgress.NONE);
  }

  private static Either<ImportRefused, ImportReport> opened(
      ImportSource source, Function<OpenImport, ImportReport> work) {
    try (OpenImport open = source.open()) {
      return Either.right(work.apply(open));
    } catch (RefusalException e) {
      if (e.refusal() instanceof ImportRefused refused) {
        return Either.left(refused);
      }
      throw e;
    }
  }

  /** Nothing stays that the id could name. */
  private static ImportReport unnamed(ImportReport report) {
    return new ImportReport(
        report.system(), Option.none(), report.tables(), report.names(), report.remarks());
  }

  /** A left rolls back what is remembered of an import that brought nothing. */
  private Either<ImportReport, ImportReport> imported(
      ImportSource source, OpenImport open, TransferProgress progress) {
    imports.importLedger().lock();
    ImportEntry entry =
        new ImportEntry(ids.next(), source.system(), source.zone(), clock.instant());
    imports.importLedger().add(entry);
    ImportReport report =
        open.run(new ImportScope(entry, storage, imports, clock, ids, settings, progress));
    if (report.imported() == 0) {
      return Either.left(unnamed(report));
    }
    audit.record(
        AuditEvent.of(
            StoaEventType.IMPORTS_COMPLETED,
            AuditMembers.of("import_id", entry.id())
                .label("system", entry.system())
                .number("imported", report.imported())
                .number("skipped", report.skipped())));
    return Either.right(report);
  }

  /**
   * Gives the content back in a form that other systems read, from one snapshot; what is encrypted
   * here is plain there.
   */
  public long export(ExportTarget target, TransferProgress progress) {
    return unitOfWork.snapshot(
        () -> target.write(new ExportScope(storage, clock, settings.protection(), progress)));
  }

  /** The imports that brought something, the newest first. */
  public Seq<ImportEntry> entries(int limit) {
    int size = Page.checkedSize(limit);
    return unitOfWork.read(() -> imports.importLedger().entries(size));
  }

  /** Verifies each audit chain that was imported, by the rule of its own system. */
  public Seq<VerifiedChain> verifyChains() {
    ImportedChains chains = imports.importedChains();
    return unitOfWork.snapshot(() -> chains.chains().map(chain -> verified(chains, chain)));
  }

  private static VerifiedChain verified(ImportedChains chains, String chain) {
    AuaVerifier verifier = new AuaVerifier();
    chains.scan(chain, verifier::accept);
    return new VerifiedChain(chain, verifier.report());
  }
}
