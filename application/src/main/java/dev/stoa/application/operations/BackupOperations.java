package dev.stoa.application.operations;

import dev.stoa.application.operations.BackedUpWorkspace.ReplacingWorkspace;
import dev.stoa.application.operations.BackedUpWorkspace.ScratchWorkspace;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.operations.BackupForm;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupManifestBuilder;
import dev.stoa.domain.operations.BackupName;
import dev.stoa.domain.operations.BackupRefused;
import dev.stoa.domain.operations.BackupRetention;
import dev.stoa.domain.operations.BackupStatus;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.LostRows;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Backups of a workspace in a folder, and their restore.
 *
 * <p>A backup is made while others go on writing, and has one state. A failure to read or write
 * files is an {@link UncheckedIOException}.
 */
public final class BackupOperations {

  private static final int ID = 8;

  private final BackedUpWorkspace workspace;
  private final BackupFolder folder;
  private final InstantSource clock;
  private final IdSource ids;
  private final UnpackBackup unpack;

  public BackupOperations(
      BackedUpWorkspace workspace, BackupFolder folder, InstantSource time, IdSource ids) {
    this.workspace = workspace;
    this.folder = folder;
    this.clock = MicrosecondClock.of(time);
    this.ids = ids;
    this.unpack = new UnpackBackup(workspace, folder);
  }

  /** Makes a backup. */
  public Either<BackupRefused, NewStoreBackup> create(TransferProgress progress) {
    try {
      OwnerOnlyFiles.createFolder(folder.path());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String name = BackupName.workspace(workspace.name());
    Instant now = clock.instant();
    BackupName backup = BackupName.of(name, now, Sha256.hex(ids.next()).substring(0, ID));
    Option<BackupManifest> before = folder.status(name).last();
    return written(backup, name, now, progress)
        .map(
            made -> {
              new WriteBackup(folder.path()).text(backup.manifestFile(), made.text());
              return new NewStoreBackup(
                  made,
                  before
                      .map(last -> LostRows.since(last.roots(), made.roots()))
                      .getOrElse(Vector.empty()));
            });
  }

  private Either<BackupRefused, BackupManifest> written(
      BackupName backup, String name, Instant now, TransferProgress progress) {
    WriteBackup write = new WriteBackup(folder.path());
    try (ScratchFolder scratch = ScratchFolder.in(folder.path());
        ScratchWorkspace copy = workspace.scratch(scratch.path())) {
      progress.step("copying");
      Path file = Vector.ofAll(copy.file()).head();
      if (workspace.open(content -> workspace.copyFile(file))) {
        for (String fault : copy.fileFaults()) {
          return Either.left(new BackupRefused.DamagedWorkspace(fault));
        }
        ContentRoots roots = copy.open(content -> content.transfer().roots(progress));
        progress.step("packing");
        return Either.right(
            manifest(
                backup,
                name,
                BackupForm.SQLITE,
                now,
                write.packed(BackupForm.SQLITE.file(backup), file),
                roots));
      }
      WriteBackup.Written<ContentRoots> archive =
          workspace.open(
              content ->
                  write.file(
                      BackupForm.ARCHIVE.file(backup),
                      out -> content.transfer().export(out, progress)));
      return Either.right(
          manifest(backup, name, BackupForm.ARCHIVE, now, archive, archive.result()));
    }
  }

  private BackupManifest manifest(
      BackupName backup,
      String name,
      BackupForm form,
      Instant now,
      WriteBackup.Written<?> file,
      ContentRoots roots) {
    return BackupManifestBuilder.builder()
        .name(backup)
        .workspace(name)
        .form(form)
        .createdAt(now)
        .schema(workspace.schemaVersion())
        .bytes(file.bytes())
        .sha256(file.sha256())
        .roots(roots)
        .build();
  }

  /** The backups of the workspace. */
  public BackupStatus status() {
    return folder.status(BackupName.workspace(workspace.name()));
  }

  /** The newest backup of the workspace. */
  public Either<BackupRefused, BackupName> latest() {
    return status()
        .last()
        .map(BackupManifest::name)
        .toEither(() -> new BackupRefused.None(workspace.shown(), folder.path().toString()));
  }

  /**
   * Compares a backup with its manifest, restores it to a scratch workspace, and compares the
   * content too.
   */
  public Either<BackupRefused, BackupManifest> verify(BackupName name, TransferProgress progress) {
    return folder
        .find(name)
        .flatMap(backup -> unpack.check(backup, progress))
        .flatMap(
            backup -> {
              try (ScratchFolder scratch = ScratchFolder.in(folder.path());
                  ScratchWorkspace target = workspace.scratch(scratch.path())) {
                return unpack.into(target, backup, progress).map(roots -> backup);
              }
            });
  }

  /**
   * Puts the workspace aside and a backup in its place; a refusal leaves the workspace as it was.
   */
  public Either<BackupRefused, RestoredWorkspace> restore(
      BackupName name, TransferProgress progress) {
    return folder
        .find(name)
        .flatMap(backup -> unpack.check(backup, progress))
        .flatMap(
            backup -> {
              try (ReplacingWorkspace target = workspace.replacement()) {
                return unpack
                    .into(target, backup, progress)
                    .map(
                        roots ->
                            new RestoredWorkspace(
                                backup, roots, Vector.ofAll(target.replace(stamp())).headOption()));
              }
            });
  }

  private String stamp() {
    return Instants.text(clock.instant()).replace(':', '-').replace('.', '-');
  }

  /** Removes the backups of the workspace that the rule does not keep. */
  public PrunedBackups prune(BackupRetention retention) {
    PrunedBackups planned = plan(retention);
    planned.removed().forEach(folder::remove);
    new RemoveLeftovers(folder).before(clock.instant());
    return planned;
  }

  /** What {@link #prune} would do. */
  public PrunedBackups plan(BackupRetention retention) {
    Seq<BackupManifest> all = status().backups();
    return new PrunedBackups(
        all.filter(retention.retained(all)::contains),
        all.reject(retention.retained(all)::contains));
  }
}
