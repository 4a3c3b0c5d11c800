package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.Trend;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows where a rating is heading. */
@Command(
    name = "trend",
    description = "Shows the trend of a rating over its last points.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating trend claude --points 20"})
final class TrendCommand extends StoaAction {

  @Parameters(paramLabel = "<agent>", description = "The agent's name.")
  private String name;

  @Option(
      names = "--points",
      paramLabel = "<count>",
      defaultValue = "20",
      description = "How many points, 1 to 1000 (${DEFAULT-VALUE}).")
  private int points;

  @Override
  protected Answer answer() {
    CliFailure.checked("--points: ", () -> Page.checkedSize(points));
    AgentName agent = RatingView.agent(name);
    Trend trend = workspace().use(stoa -> stoa.ratings().trend(agent, points));
    return Answer.ok(
        Table.of("agent", "points", "gain per match", "steps up", "trend")
            .row(
                agent,
                trend.points(),
                RatingView.points(trend.gain()),
                RatingView.points(trend.consistency()),
                RatingView.word(trend.direction()))
            .text(),
        new JsonMembers()
            .with("points", trend.points())
            .withNumber("gain", io.vavr.control.Option.some(trend.gain()))
            .withNumber("consistency", io.vavr.control.Option.some(trend.consistency()))
            .with("direction", RatingView.word(trend.direction()))
            .with("improving", trend.improving())
            .object());
  }
}
