package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.HistoryPoint;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what an agent is rated, or was. */
@Command(
    name = "show",
    description = "Shows the rating of an agent, overall and per discipline, now or at an instant.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa rating show claude",
      "  stoa rating show claude --at 2026-01-02T03:04:05Z",
    })
final class ShowCommand extends StoaAction {

  @Parameters(paramLabel = "<agent>", description = "The agent's name.")
  private String name;

  @Option(names = "--at", paramLabel = "<instant>", description = "As of this instant, in UTC.")
  private String at;

  @Override
  protected Answer answer() {
    AgentName agent = RatingView.agent(name);
    return at == null ? now(agent) : then(agent, instant());
  }

  private Answer now(AgentName agent) {
    return workspace().use(stoa -> now(agent, stoa.ratings()));
  }

  private static Answer now(AgentName agent, RatingOperations ratings) {
    AgentRating rating =
        ratings
            .rating(agent)
            .getOrElseThrow(
                () -> CliFailure.refused("agent " + agent + " has not played: record a match"));
    Seq<DomainRating> domains = ratings.disciplinesOf(agent);
    return Answer.ok(
        RatingView.ratings(List.of(rating)).text()
            + (domains.isEmpty() ? "" : RatingView.domains(domains).text()),
        new JsonMembers()
            .with("rating", RatingView.json(rating))
            .with("domains", domains.map(RatingView::json))
            .object());
  }

  private Answer then(AgentName agent, Instant instant) {
    HistoryPoint point =
        workspace()
            .use(stoa -> stoa.ratings().ratingAsOf(agent, instant))
            .getOrElseThrow(
                () ->
                    CliFailure.refused(
                        "agent " + agent + " has no history up to " + at + ": ask for later"));
    return Answer.ok(HistoryCommand.table(List.of(point)).text(), HistoryCommand.json(point));
  }

  private Instant instant() {
    try {
      Instant instant = Instant.parse(at);
      return CliFailure.checked(() -> Instants.require("--at", instant));
    } catch (DateTimeParseException e) {
      throw CliFailure.usage(
          "--at " + at + " is not an instant: use the format 2026-01-02T03:04:05Z");
    }
  }
}
