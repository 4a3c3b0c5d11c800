package dev.stoa.bootstrap.rating;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.JsonMembers;
import dev.stoa.bootstrap.cli.StoaAction;
import dev.stoa.bootstrap.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.ReplayDifference;
import dev.stoa.domain.rating.ReplayReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Computes every rating again. */
@Command(
    name = "replay",
    description = "Computes every rating again from the log of matches and tells what differs.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating replay", "  stoa rating replay --repair"})
final class ReplayCommand extends StoaAction {

  private static final int MOST_SHOWN = 50;

  @Option(names = "--repair", description = "Store what follows from the log.")
  private boolean repair;

  @Override
  protected Answer answer() {
    ReplayReport report =
        workspace().use(stoa -> repair ? stoa.ratings().rebuild() : stoa.ratings().replay());
    String summary =
        report.matches()
            + " matches of "
            + report.agents()
            + " agents replayed: "
            + report.differences()
            + (repair ? " differences repaired\n" : " differences\n");
    return Answer.of(
        repair || report.agrees(),
        (report.agrees() ? "" : table(report).text()) + summary,
        new JsonMembers()
            .with("matches", report.matches())
            .with("agents", report.agents())
            .with("differences", report.differences())
            .with("repaired", repair)
            .with("first", report.first().map(ReplayCommand::json))
            .object());
  }

  private static Table table(ReplayReport report) {
    return Table.of("agent", "domain", "figure", "stored", "replayed")
        .rows(
            report.first().take(MOST_SHOWN),
            one ->
                new Object[] {
                  one.agent(),
                  one.discipline().map(Discipline::value).getOrElse("-"),
                  RatingView.word(one.figure()),
                  one.stored(),
                  one.replayed()
                });
  }

  private static JsonObject json(ReplayDifference one) {
    return new JsonMembers()
        .with("agent", one.agent().value())
        .withText("domain", one.discipline().map(Discipline::value))
        .with("figure", RatingView.word(one.figure()))
        .withNumber("stored", io.vavr.control.Option.some(one.stored()))
        .withNumber("replayed", io.vavr.control.Option.some(one.replayed()))
        .object();
  }
}
