package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.StoaAction;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.critique.AgePosition;
import dev.stoa.domain.critique.ArchiveReport;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.kernel.Page;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Puts old failures away. */
@Command(
    name = "archive-patterns",
    description = "Archives patterns that are old and mostly fail, in batches.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa critique archive-patterns",
      "  stoa critique archive-patterns --older-than 30 --below 0.5",
    })
final class ArchivePatternsCommand extends StoaAction {

  @Option(
      names = "--older-than",
      paramLabel = "<days>",
      defaultValue = "90",
      description = "Not updated for more than this many days (${DEFAULT-VALUE}).")
  private int days;

  @Option(
      names = "--below",
      paramLabel = "<0..1>",
      defaultValue = "0.3",
      description = "With a success rate below this (${DEFAULT-VALUE}).")
  private double rate;

  @Option(
      names = "--batch",
      paramLabel = "<count>",
      defaultValue = "500",
      description = "Batch size, 1 to 1000 (${DEFAULT-VALUE}).")
  private int batch;

  @Override
  protected Answer answer() {
    CliFailure.checked("--batch: ", () -> Page.checkedSize(batch));
    PatternRetention retention =
        CliFailure.checked(() -> new PatternRetention(Duration.ofDays(days), rate));
    return workspace().use(stoa -> archive(stoa.critiques(), retention));
  }

  private Answer archive(CritiqueOperations critiques, PatternRetention retention) {
    long examined = 0;
    long archived = 0;
    io.vavr.control.Option<AgePosition> next = io.vavr.control.Option.none();
    do {
      ArchiveReport report = critiques.archivePatterns(retention, next, batch);
      examined += report.examined();
      archived += report.archived().size();
      next = report.next();
    } while (next.isDefined());
    return Answer.ok(
        Table.of("what", "patterns").row("old", examined).row("archived", archived).text(),
        new JsonMembers().with("examined", examined).with("archived", archived).object());
  }
}
