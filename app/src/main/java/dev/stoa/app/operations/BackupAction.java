package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.app.store.ConfiguredStore;
import dev.stoa.app.store.StoaAction;
import dev.stoa.application.operations.BackupOperations;
import dev.stoa.bootstrap.StoaBackups;
import dev.stoa.domain.operations.BackupName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import picocli.CommandLine.Option;

/** A command about the backups of a workspace. */
abstract class BackupAction extends StoaAction {

  @Option(
      names = "--folder",
      paramLabel = "<folder>",
      defaultValue = "${env:STOA_BACKUPS:-}",
      description =
          "Where the backups are, also by STOA_BACKUPS in the environment (the folder backups"
              + " beside a SQLite file, else in the current folder).")
  private String folder;

  /** Does it. */
  protected abstract Answer answer(BackupOperations backups);

  @Override
  protected final Answer answer() {
    try {
      return answer(StoaBackups.of(workspace().wired(), folder()));
    } catch (UncheckedIOException e) {
      IOException cause = Objects.requireNonNull(e.getCause(), "an I/O failure has a cause");
      throw CliFailure.storage(
          "--folder " + folder() + " cannot be used: " + TextFile.reason(cause), cause);
    }
  }

  /** Where the backups are. */
  protected final Path folder() {
    return folder.isBlank() ? beside(workspace()) : Path.of(folder);
  }

  /** Where the backups of a workspace are unless an option or the environment says otherwise. */
  static Path beside(ConfiguredStore workspace) {
    return workspace
        .file()
        .map(file -> file.toAbsolutePath().resolveSibling("backups"))
        .getOrElse(() -> Path.of("backups"));
  }

  /** The backup that was named, or else the newest. */
  protected static BackupName chosen(BackupOperations backups, String name) {
    return name == null
        ? backups.latest().getOrElseThrow(CliFailure::refused)
        : CliFailure.checked(() -> new BackupName(name));
  }
}
