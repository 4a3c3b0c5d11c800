package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.memory.ConsolidationReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Moves what ought to move. */
@Command(
    name = "consolidate",
    description = "Applies the tier rules to all memories, one step each.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa memory consolidate", "  stoa memory consolidate --limit 100 --json"})
final class ConsolidateCommand extends MemoryAction {

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "1000",
      description = "How many at most out of each tier, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    ConsolidationReport report = workspace().use(stoa -> stoa.memory().consolidate(limit));
    return Answer.ok(
        Table.of("what", "memories")
                .row("promoted", report.promotions().size())
                .row("demoted", report.demotions().size())
                .text()
            + (report.more() ? "There may be more: run it again.\n" : ""),
        new JsonMembers()
            .with("promotions", report.promotions().map(MemoryView::json))
            .with("demotions", report.demotions().map(MemoryView::json))
            .with("more", report.more())
            .object());
  }
}
