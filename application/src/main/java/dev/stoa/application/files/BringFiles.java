package dev.stoa.application.files;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileRefused;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.FileStorage;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The step of storing files that come from elsewhere, with their times; what is here stays as it
 * is. Requires an open write unit.
 */
public final class BringFiles {

  private final MemoryFiles files;
  private final FindFiles find;
  private final TextIndex index;
  private final BindOrigins origins;
  private final AppendAudit audit;
  private final FileLimits limits;
  private final IdSource ids;
  private final String system;

  /**
   * For one workspace, with its clock and id source.
   *
   * @param system where the files come from
   */
  public <S extends FileStorage & SearchStorage & AuditStorage & TrustStorage> BringFiles(
      S storage, InstantSource clock, IdSource ids, FileLimits limits, String system) {
    this.files = storage.memoryFiles();
    this.find = new FindFiles(files);
    this.index = storage.textIndex();
    this.origins = new BindOrigins(storage, clock);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.limits = limits;
    this.ids = ids;
    this.system = system;
  }

  /** Stores a file that was written then, audited; one that is here is never overwritten. */
  public Either<FileRefused, MemoryFile> bring(
      FileScope scope, FilePath path, String text, Instant written) {
    files.hold(scope);
    if (find.exists(scope, path)) {
      return Either.left(new FileRefused.Exists(path));
    }
    Option<FilePath> blocked = find.fileAbove(scope, path);
    if (blocked.isDefined()) {
      return Either.left(new FileRefused.NotAFolder(blocked.get()));
    }
    MemoryFile file =
        MemoryFile.created(new FileId(ids.next()), scope, path, text, Option.none(), written);
    return limits.fits(file, files.totals(scope)).peek(this::store);
  }

  private void store(MemoryFile file) {
    files.add(Vector.of(file));
    index.put(file.document());
    audit.record(
        AuditEvent.of(
            StoaEventType.FILES_CREATED,
            StoreFiles.members(file.entry(), Writer.NOBODY)
                .and(origins.bindImported(ItemKind.FILE, Vector.of(file.id().value()), system))));
  }
}
