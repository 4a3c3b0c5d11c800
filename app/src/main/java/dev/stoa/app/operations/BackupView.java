package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.operations.BackupManifest;
import java.nio.file.Path;
import java.util.Locale;

/** Shows backups. */
final class BackupView {

  private BackupView() {}

  /** One backup in full. */
  static Table table(Path folder, BackupManifest backup) {
    return Table.of("what", "value")
        .row("backup", backup.name())
        .row("file", folder.resolve(backup.file()))
        .row("bytes", backup.bytes())
        .row("created at", backup.createdAt())
        .row("schema", backup.schema())
        .row("rows", backup.roots().rows())
        .row("content root", backup.roots().root())
        .row("audit entries", backup.roots().auditEntries())
        .row("audit root", backup.roots().auditRoot());
  }

  /** Several backups, a line each. */
  static Table list(Iterable<BackupManifest> backups) {
    Table table = Table.of("backup", "created at", "form", "schema", "rows", "bytes");
    for (BackupManifest backup : backups) {
      table =
          table.row(
              backup.name(),
              backup.createdAt(),
              backup.form().label(),
              backup.schema(),
              backup.roots().rows(),
              backup.bytes());
    }
    return table;
  }

  /** A number of backups. */
  static String count(int number) {
    return String.format(Locale.ROOT, "%d backup%s", number, number == 1 ? "" : "s");
  }
}
