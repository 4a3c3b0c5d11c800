package dev.stoa.app;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.audit.SavedCheckpoints;
import dev.stoa.app.store.StoaAction;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.application.operations.HealthRequest;
import dev.stoa.application.operations.KnownBackupFiles;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.operations.KnownBackups;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Looks a workspace over and changes nothing. */
@Command(
    name = "doctor",
    description = "Checks a workspace and changes nothing; any problem is exit code 1.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa doctor",
      "  stoa doctor --deep --check-audit --json",
      "  stoa doctor --checkpoint log.checkpoint --key log.key.pub",
      "  stoa doctor --backups backups/",
    })
final class DoctorCommand extends StoaAction {

  @Option(
      names = "--deep",
      description = "Read everything for damage, and compare the indexes with the rows.")
  private boolean deep;

  @Option(names = "--check-audit", description = "Recompute the whole audit chain.")
  private boolean checkAudit;

  @Option(
      names = "--backups",
      paramLabel = "<folder>",
      description = "Where the backups are; also by STOA_BACKUPS in the environment.")
  private @Nullable Path backups;

  @Mixin private SavedCheckpoints saved;

  @Override
  protected Answer answer() {
    Seq<HealthFinding> findings =
        CliFailure.checked("--", () -> new Checkup(workspace(), request(), backups()).findings());
    long problems = findings.count(HealthFinding::isProblem);
    Table table = Table.of("check", "result", "found").rows(findings, DoctorCommand::cells);
    String sum = problems == 0 ? "No problems found.\n" : problems + " problem(s): see above.\n";
    return Answer.of(
        problems == 0,
        table.text() + sum,
        JsonObject.builder()
            .put("store", workspace().shown())
            .put("ok", problems == 0)
            .put("checks", findings.map(DoctorCommand::json))
            .build());
  }

  private HealthRequest request() {
    VerifyRequest against = saved.request();
    return new HealthRequest(
        deep, io.vavr.control.Option.when(checkAudit || saved.areGiven(), against));
  }

  private io.vavr.control.Option<KnownBackups> backups() {
    return io.vavr.control.Option.of(backups).map(KnownBackupFiles::new);
  }

  private static Object[] cells(HealthFinding finding) {
    return new Object[] {
      finding.check(),
      finding.isProblem() ? "PROBLEM" : finding.status().label().replace('_', ' '),
      finding.found() + finding.fix().map(fix -> ": " + fix).getOrElse("")
    };
  }

  private static JsonObject json(HealthFinding finding) {
    return JsonObject.builder()
        .put("check", finding.check())
        .put("status", finding.status().label())
        .put("found", finding.found())
        .put("fix", finding.fix())
        .build();
  }
}
