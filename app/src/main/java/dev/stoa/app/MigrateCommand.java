package dev.stoa.app;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.storage.MigrationReport;
import dev.stoa.storage.SchemaVersion;
import io.vavr.control.Option;
import picocli.CommandLine.Command;

/** Brings the schema of a workspace up to date, or says what is pending. */
@Command(
    name = "migrate",
    description = {
      "Creates the workspace, or brings its schema up to date.",
      "An existing SQLite file is backed up first, next to the file."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa migrate",
      "  stoa migrate --dry-run --store jdbc:sqlite:agents.db",
    })
final class MigrateCommand extends StoaAction {

  @picocli.CommandLine.Option(
      names = "--dry-run",
      description = "Print what is pending and change nothing.")
  private boolean dryRun;

  @Override
  protected Answer answer() {
    return dryRun ? pending() : migrated(workspace().schema().migrate());
  }

  private Answer pending() {
    Option<SchemaVersion> installed = workspace().schema().installed();
    SchemaVersion.refuseNewer(installed);
    boolean pending = !installed.contains(SchemaVersion.LATEST);
    if (pending && installed.isDefined()) {
      workspace().schema().validate();
    }
    String sentence =
        pending
            ? "pending: " + named(installed) + " would become version " + SchemaVersion.LATEST
            : "nothing is pending: the schema has version " + SchemaVersion.LATEST;
    return Answer.ok(
        sentence + "\n",
        JsonObject.builder()
            .put("store", workspace().shown())
            .put("installed", installed.map(SchemaVersion::toString))
            .put("latest", SchemaVersion.LATEST.toString())
            .put("pending", pending)
            .build());
  }

  private Answer migrated(MigrationReport report) {
    Table table =
        Table.of("what", "value")
            .row("store", workspace().shown())
            .row("from", named(report.before()))
            .row("to", "version " + report.after())
            .row(
                "backup",
                report
                    .backup()
                    .getOrElse(report.changed() ? "none needed" : "nothing was pending"));
    return Answer.ok(
        table.text(),
        JsonObject.builder()
            .put("store", workspace().shown())
            .put("from", report.before().map(SchemaVersion::toString))
            .put("to", report.after().toString())
            .put("changed", report.changed())
            .put("backup", report.backup())
            .build());
  }

  private static String named(Option<SchemaVersion> version) {
    return version.map(some -> "version " + some).getOrElse("no schema");
  }
}
