package dev.stoa.adapter.jooq.engine;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.MigrationReport;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.control.Option;
import java.lang.System.Logger.Level;

/** Checks or migrates the schema when a workspace is opened. */
public final class SchemaGate {

  private static final System.Logger LOG = System.getLogger("dev.stoa.migration");

  private SchemaGate() {}

  /** Applies the schema mode, or refuses the workspace with a message. */
  public static void pass(WorkspaceSchema schema, SchemaMode mode) {
    if (mode != SchemaMode.NONE) {
      pass(schema, schema.installed(), mode);
    }
  }

  /** As above, if the workspace exists; returns whether it does. */
  public static boolean passExisting(WorkspaceSchema schema, SchemaMode mode) {
    Option<SchemaVersion> installed = schema.installed();
    if (installed.isDefined() && mode != SchemaMode.NONE) {
      pass(schema, installed, mode);
    }
    return installed.isDefined();
  }

  private static void pass(
      WorkspaceSchema schema, Option<SchemaVersion> installed, SchemaMode mode) {
    SchemaVersion.refuseNewer(installed);
    if (mode == SchemaMode.MIGRATE) {
      if (!installed.contains(SchemaVersion.LATEST)) {
        migrate(schema);
      }
      return;
    }
    if (!installed.contains(SchemaVersion.LATEST)) {
      throw new StorageException(
          "the workspace has "
              + installed.map(version -> "schema version " + version).getOrElse("no schema")
              + ", this Stoa needs "
              + SchemaVersion.LATEST
              + ": run `stoa migrate`, or open it with schema mode migrate");
    }
    schema.validate();
  }

  private static void migrate(WorkspaceSchema schema) {
    long start = System.nanoTime();
    MigrationReport report = schema.migrate();
    long millis = (System.nanoTime() - start) / 1_000_000;
    if (report.before().isEmpty()) {
      LOG.log(Level.DEBUG, "created a workspace of version {0}", report.after());
    } else if (report.changed()) {
      LOG.log(
          Level.INFO,
          () ->
              "migrated the workspace from version "
                  + report.before().get()
                  + " to "
                  + report.after()
                  + " in "
                  + millis
                  + " ms"
                  + report.backup().map(path -> "; backup: " + path).getOrElse(""));
    }
  }
}
