package dev.stoa.application.operations;

import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.OperationsStorage;
import dev.stoa.domain.operations.TransferRefused;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;

/**
 * Export, import and copy of the whole content of a workspace.
 *
 * <p>Content is read from one snapshot and written in one transaction, in constant memory.
 */
public final class TransferOperations {

  private final UnitOfWork unitOfWork;
  private final InstantSource clock;
  private final ReadContent content;
  private final LoadContent load;

  /**
   * For one workspace.
   *
   * @param searched the sources whose text index is written again after an import
   */
  public <S extends OperationsStorage & AuditStorage & SearchStorage> TransferOperations(
      S storage, Iterable<Searched> searched, InstantSource time) {
    this.unitOfWork = storage.unitOfWork();
    this.clock = MicrosecondClock.of(time);
    this.content = new ReadContent(storage.storedTables(), storage.auditLog());
    this.load =
        new LoadContent(
            content, storage.textIndex(), storage.metadataIndexes(), Vector.ofAll(searched));
  }

  /** The content root and the audit root. */
  public ContentRoots roots(TransferProgress progress) {
    return unitOfWork.snapshot(
        () -> content.roots(new RowCounter(progress, "reading", content.count())));
  }

  /**
   * Writes the content as an archive and closes the stream.
   *
   * @return the roots of what was written
   * @throws UncheckedIOException if the stream cannot be written
   */
  public ContentRoots export(OutputStream out, TransferProgress progress) {
    return unitOfWork.snapshot(
        () -> new WriteArchive(content).write(out, clock.instant(), progress));
  }

  /**
   * Fills this workspace, which must be empty, from an archive. A refusal leaves it empty.
   *
   * @throws UncheckedIOException if the file cannot be read
   */
  public Either<TransferRefused, ContentRoots> importArchive(Path file, TransferProgress progress) {
    try (ArchiveFile archive = ArchiveFile.open(file, content.tables().schemaVersion())) {
      archive.requireTables(content.tables().tables());
      archive.verify(progress);
      return unitOfWork.write(
          () ->
              load.load(
                  archive,
                  archive.manifest().roots().rows(),
                  progress,
                  digests -> archive.manifest().roots()));
    } catch (RefusalException e) {
      if (e.refusal() instanceof TransferRefused refused) {
        return Either.left(refused);
      }
      throw e;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Copies the content into another workspace, which must be empty. A refusal leaves it empty. */
  public Either<TransferRefused, ContentRoots> copyTo(
      TransferOperations target, TransferProgress progress) {
    return target.unitOfWork.write(
        () ->
            unitOfWork.snapshot(
                () ->
                    target.load.load(content.tables(), content.count(), progress, content::roots)));
  }
}
