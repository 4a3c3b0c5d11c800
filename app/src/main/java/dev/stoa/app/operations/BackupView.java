package dev.stoa.app.operations;

import dev.stoa.actions.shape.View;
import dev.stoa.adapter.cli.ShapeTables;
import dev.stoa.domain.operations.BackupManifest;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.Locale;

/** Shows backups. */
final class BackupView {

  private static final View<BackupManifest> BACKUP =
      View.of(BackupManifest.class)
          .rename("name", "backup")
          .flatten("roots", RootsView.ROOTS)
          .leaveOut("workspace", "sha256", "tables");

  private static final View<BackupManifest> LINE =
      BACKUP
          .leaveOut("content_root", "audit_entries", "audit_root")
          .order("backup", "created_at", "form", "schema", "rows", "bytes");

  private BackupView() {}

  /** One backup in full. */
  static String whole(Path folder, BackupManifest backup) {
    return ShapeTables.whole(
        BACKUP
            .leaveOut("form")
            .add("file", String.class, one -> folder.resolve(one.file()).toString())
            .order("backup", "file", "bytes", "created_at", "schema"),
        backup);
  }

  /** Several backups, a line each. */
  static String list(Seq<BackupManifest> backups) {
    return ShapeTables.rows(LINE, backups);
  }

  /** A number of backups. */
  static String count(int number) {
    return String.format(Locale.ROOT, "%d backup%s", number, number == 1 ? "" : "s");
  }
}
