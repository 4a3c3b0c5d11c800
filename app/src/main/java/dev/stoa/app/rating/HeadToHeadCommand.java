package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.HeadToHead;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows how two agents fared against each other. */
@Command(
    name = "head-to-head",
    description = "Shows the results between two agents.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating head-to-head claude gpt"})
final class HeadToHeadCommand extends StoaAction {

  private static final int RECENT = 10;

  @Parameters(index = "0", paramLabel = "<agent>", description = "One agent.")
  private String one;

  @Parameters(index = "1", paramLabel = "<agent>", description = "The other.")
  private String other;

  @Override
  protected Answer answer() {
    AgentName first = RatingView.agent(one);
    AgentName second = RatingView.agent(other);
    CliFailure.checked(() -> AgentPair.of(first, second));
    HeadToHead met = workspace().use(stoa -> stoa.ratings().headToHead(first, second, RECENT));
    return Answer.ok(
        Table.of("agent", "against", "matches", "won", "lost", "drawn")
                .row(first, second, met.matches(), met.wins(), met.losses(), met.draws())
                .text()
            + (met.recent().isEmpty() ? "" : RatingView.matches(met.recent()).text()),
        new JsonMembers()
            .with("matches", met.matches())
            .with("won", met.wins())
            .with("lost", met.losses())
            .with("drawn", met.draws())
            .with("recent", met.recent().map(RatingView::json))
            .object());
  }
}
