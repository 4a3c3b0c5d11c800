package dev.stoa.application.operations;

import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupName;
import dev.stoa.domain.operations.BackupRefused;
import dev.stoa.domain.operations.BackupRefused.Damaged;
import dev.stoa.domain.operations.BackupStatus;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.util.stream.Stream;

/**
 * A folder of backups, of one workspace or of several.
 *
 * <p>A backup is a file and, written after it, a manifest; a file without a manifest is no backup.
 */
public final class BackupFolder {

  private static final String MANIFEST = ".json";

  private final Path path;

  public BackupFolder(Path path) {
    this.path = path;
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  /** The backups of a workspace; a folder that does not exist has none. */
  public BackupStatus status(String workspace) {
    Seq<Either<BackupRefused, BackupManifest>> read =
        manifests().filter(name -> isOf(workspace, name)).map(this::find);
    return new BackupStatus(
        read.flatMap(Either::toOption)
            .filter(backup -> backup.workspace().equals(workspace))
            .sortBy(BackupManifest::name)
            .sortBy(BackupManifest::createdAt)
            .reverse(),
        read.flatMap(one -> one.swap().toOption())
            .filter(Damaged.class::isInstance)
            .map(Damaged.class::cast));
  }

  /** One backup. */
  public Either<BackupRefused, BackupManifest> find(BackupName name) {
    Path manifest = path.resolve(name.manifestFile());
    if (!Files.isRegularFile(manifest, LinkOption.NOFOLLOW_LINKS)) {
      return Either.left(new BackupRefused.Unknown(name, path.toString()));
    }
    try {
      BackupManifest read = BackupManifest.parse(Files.readString(manifest));
      return read.name().equals(name)
          ? Either.right(read)
          : Either.left(new Damaged(name.manifestFile(), "is that of " + read.name()));
    } catch (IllegalArgumentException | DateTimeException | MalformedInputException e) {
      return Either.left(new Damaged(name.manifestFile(), String.valueOf(e.getMessage())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isOf(String workspace, BackupName name) {
    return name.value().startsWith(workspace + "_");
  }

  private Seq<BackupName> manifests() {
    return files()
        .map(file -> String.valueOf(file.getFileName()))
        .filter(file -> file.endsWith(MANIFEST))
        .flatMap(file -> name(file.substring(0, file.length() - MANIFEST.length())));
  }

  private static Option<BackupName> name(String text) {
    try {
      return Option.some(new BackupName(text));
    } catch (IllegalArgumentException otherFile) {
      return Option.none();
    }
  }

  /** All files, by name. */
  Seq<Path> files() {
    if (!Files.isDirectory(path)) {
      return Vector.empty();
    }
    try (Stream<Path> found = Files.list(path)) {
      return Vector.ofAll(found.sorted());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file with the content of a backup. */
  Path file(BackupManifest backup) {
    return path.resolve(backup.file());
  }

  /** Removes a backup; without its manifest it is none any more. */
  void remove(BackupManifest backup) {
    try {
      Files.deleteIfExists(path.resolve(backup.name().manifestFile()));
      Files.deleteIfExists(file(backup));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
