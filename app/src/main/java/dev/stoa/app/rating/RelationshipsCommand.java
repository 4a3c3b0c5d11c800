package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.Relationship;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows whom an agent has met, and what they are to each other. */
@Command(
    name = "relationships",
    description = "Shows the relationships of an agent.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating relationships claude"})
final class RelationshipsCommand extends StoaAction {

  @Parameters(paramLabel = "<agent>", description = "The agent's name.")
  private String name;

  @Option(names = "--after", paramLabel = "<agent>", description = "Begin after this other agent.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    AgentName agent = RatingView.agent(name);
    io.vavr.control.Option<AgentName> from =
        io.vavr.control.Option.of(after).map(RatingView::agent);
    Page<Relationship, AgentName> page =
        workspace().use(stoa -> stoa.ratings().relationships(agent, from, limit));
    return Answer.ok(
        RatingView.relationships(agent, page.items()).text()
            + page.next()
                .map(next -> "There may be more: --after " + next + "\n")
                .getOrElse("No more relationships.\n"),
        new JsonMembers()
            .with("relationships", page.items().map(one -> RatingView.json(agent, one)))
            .withText("next", page.next().map(AgentName::value))
            .object());
  }
}
