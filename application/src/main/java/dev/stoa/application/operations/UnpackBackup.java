package dev.stoa.application.operations;

import dev.stoa.application.operations.BackedUpWorkspace.OpenedContent;
import dev.stoa.application.operations.BackedUpWorkspace.ScratchWorkspace;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.operations.BackupForm;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupRefused;
import dev.stoa.domain.operations.BackupRefused.Damaged;
import dev.stoa.domain.operations.ContentRoots;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.GZIPInputStream;

/** The step of filling a workspace from a backup, and of comparing it with the manifest. */
final class UnpackBackup {

  private static final int CHUNK = 1 << 16;

  private final BackedUpWorkspace workspace;
  private final BackupFolder folder;

  UnpackBackup(BackedUpWorkspace workspace, BackupFolder folder) {
    this.workspace = workspace;
    this.folder = folder;
  }

  /** Compares the file with its manifest. */
  Either<BackupRefused, BackupManifest> check(BackupManifest backup, TransferProgress progress) {
    if (workspace.isNewer(backup.schema())) {
      return Either.left(
          new BackupRefused.NewerSchema(backup.name(), backup.schema(), workspace.schemaVersion()));
    }
    progress.step("checking the file");
    return fault(backup, folder.file(backup))
        .<Either<BackupRefused, BackupManifest>>map(
            reason -> Either.left(new Damaged(backup.file(), reason)))
        .getOrElse(() -> Either.right(backup));
  }

  private static Option<String> fault(BackupManifest backup, Path file) {
    try {
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        return Option.some("is missing");
      }
      if (Files.size(file) != backup.bytes()) {
        return Option.some(
            "has " + Files.size(file) + " bytes, not " + backup.bytes() + " as its manifest says");
      }
      return Option.when(
          !sha256(file).equals(backup.sha256()), "does not have the SHA-256 of its manifest");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String sha256(Path file) throws IOException {
    MessageDigest digest = Sha256.digest();
    byte[] chunk = new byte[CHUNK];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        digest.update(chunk, 0, read);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Fills an empty workspace; its roots are those of the backup. */
  Either<BackupRefused, ContentRoots> into(
      ScratchWorkspace target, BackupManifest backup, TransferProgress progress) {
    if (backup.form() == BackupForm.ARCHIVE) {
      return target
          .open(content -> content.transfer().importArchive(folder.file(backup), progress))
          .<BackupRefused>mapLeft(BackupRefused.Transfer::new)
          .flatMap(roots -> compared(backup, roots));
    }
    for (Path file : target.file()) {
      return pages(target, file, backup, progress);
    }
    // Pages of SQLite are no content for another engine, but their rows are.
    try (ScratchFolder scratch = ScratchFolder.in(folder.path());
        ScratchWorkspace unpacked = workspace.scratch(scratch.path())) {
      return into(unpacked, backup, progress)
          .flatMap(roots -> unpacked.open(from -> target.open(to -> copied(from, to, progress))));
    }
  }

  private static Either<BackupRefused, ContentRoots> copied(
      OpenedContent from, OpenedContent to, TransferProgress progress) {
    return from.transfer().copyTo(to.transfer(), progress).mapLeft(BackupRefused.Transfer::new);
  }

  private Either<BackupRefused, ContentRoots> pages(
      ScratchWorkspace target, Path file, BackupManifest backup, TransferProgress progress) {
    progress.step("unpacking");
    unpack(folder.file(backup), file);
    for (String fault : target.fileFaults()) {
      return Either.left(new Damaged(backup.file(), "is damaged inside: " + fault));
    }
    return target
        .open(
            content ->
                Either.<BackupRefused, ContentRoots>right(content.transfer().roots(progress)))
        .flatMap(roots -> compared(backup, roots));
  }

  private static void unpack(Path from, Path to) {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(from), CHUNK);
        FileChannel out = OwnerOnlyFiles.create(to)) {
      in.transferTo(Channels.newOutputStream(out));
      out.force(true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A migration changes rows, but never those of the audit trail. */
  private Either<BackupRefused, ContentRoots> compared(BackupManifest backup, ContentRoots roots) {
    ContentRoots expected =
        backup.schema().equals(workspace.schemaVersion())
            ? backup.roots()
            : new ContentRoots(
                roots.tables(), backup.roots().auditEntries(), backup.roots().auditRoot());
    return expected
        .difference(roots)
        .<Either<BackupRefused, ContentRoots>>map(
            table -> Either.left(new BackupRefused.NotEqual(backup.name(), table)))
        .getOrElse(() -> Either.right(roots));
  }

  /** What is wrong with the audit trail of an unpacked backup. */
  static Option<String> auditFault(ScratchWorkspace unpacked) {
    return unpacked.open(content -> Vector.ofAll(content.auditFaults()).headOption());
  }
}
