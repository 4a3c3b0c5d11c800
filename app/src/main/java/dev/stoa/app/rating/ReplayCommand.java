package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.rating.ReplayReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Computes everything again that follows from the log of matches. */
@Command(
    name = "replay",
    description = {
      "Recomputes ratings, history and relationships from the log of matches, and reports what",
      "is stored differently. Exits with 1 when something is.",
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating replay", "  stoa rating replay --repair"})
final class ReplayCommand extends StoaAction {

  @Option(names = "--repair", description = "Store the recomputed values; audited.")
  private boolean repair;

  @Override
  protected Answer answer() {
    ReplayReport report =
        workspace().use(stoa -> repair ? stoa.ratings().rebuild() : stoa.ratings().replay());
    return Answer.of(
        repair || report.agrees(),
        (report.agrees() ? "" : ReplayView.table(report).text()) + summary(report),
        new JsonMembers()
            .with("matches", report.matches())
            .with("agents", report.agents())
            .with("differences", report.differences())
            .with("in_log", report.inLog())
            .with("repaired", repair)
            .with("first", report.first().map(ReplayView::json))
            .object());
  }

  private String summary(ReplayReport report) {
    String replayed = report.matches() + " matches of " + report.agents() + " agents replayed: ";
    if (!repair) {
      return replayed
          + report.differences()
          + (report.agrees() ? " differences\n" : " differences; --repair fixes them\n");
    }
    return replayed
        + (report.differences() - report.inLog())
        + " differences repaired"
        + (report.inLog() == 0
            ? "\n"
            : "; " + report.inLog() + " changes stay as the log tells them\n");
  }
}
