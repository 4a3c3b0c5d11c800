package dev.stoa.app;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.audit.SavedCheckpoints;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Seq;
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
    })
final class DoctorCommand extends StoaAction {

  @Option(names = "--deep", description = "Read the whole SQLite file for damaged pages.")
  private boolean deep;

  @Option(names = "--check-audit", description = "Recompute the whole audit chain.")
  private boolean checkAudit;

  @Mixin private SavedCheckpoints saved;

  @Override
  protected Answer answer() {
    Seq<Finding> findings =
        new Checkup(workspace(), deep, checkAudit || saved.areGiven(), saved.request()).findings();
    long problems = findings.count(Finding::isProblem);
    Table table = Table.of("check", "result", "found").rows(findings, Finding::cells);
    String sum = problems == 0 ? "No problems found.\n" : problems + " problem(s): see above.\n";
    return Answer.of(
        problems == 0,
        table.text() + sum,
        JsonObject.builder()
            .put("store", workspace().shown())
            .put("ok", problems == 0)
            .put("checks", findings.map(Finding::json))
            .build());
  }
}
