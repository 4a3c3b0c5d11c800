package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.RelationshipKind;
import io.vavr.collection.Seq;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows to whom an agent is tied most. */
abstract class BondCommand extends StoaAction {

  private final RelationshipKind kind;
  private final String others;

  @Parameters(paramLabel = "<agent>", description = "The agent's name.")
  private String name;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "" + RelationshipKind.USUAL,
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  /**
   * @param others what those are called that the kind ties to an agent
   */
  BondCommand(RelationshipKind kind, String others) {
    this.kind = kind;
    this.others = others;
  }

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    AgentName agent = RatingView.agent(name);
    Seq<Relationship> found =
        workspace()
            .use(
                stoa ->
                    kind == RelationshipKind.RIVALRY
                        ? stoa.ratings().rivals(agent, limit)
                        : stoa.ratings().allies(agent, limit));
    return Answer.ok(
        found.isEmpty()
            ? "Agent "
                + agent
                + " has no "
                + others
                + ": nobody scores above "
                + RelationshipKind.LISTED_ABOVE
                + "\n"
            : RatingView.relationships(agent, found).text(),
        new JsonMembers().with(others, found.map(one -> RatingView.json(agent, one))).object());
  }
}
