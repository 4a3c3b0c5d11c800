package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.WorkspaceFigures;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import io.vavr.control.Option;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows what the workspace holds and what each agent has done. */
@Command(
    name = "stats",
    description = "Shows totals of the workspace and figures per agent.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent stats",
      "  stoa agent stats --all --json",
    })
final class AgentStatsCommand extends AgentAction {

  @Mixin private AgentPage page;

  @Override
  protected Answer answer() {
    Option<AgentName> after = page.after();
    int limit = page.limit();
    return asked(agents -> answer(agents, after, limit));
  }

  private Answer answer(AgentOperations agents, Option<AgentName> after, int limit) {
    WorkspaceFigures totals = agents.totals();
    Page<AgentFigures, AgentName> each = agents.figures(page.scope(), after, limit);
    return Answer.ok(
        FiguresView.totals(totals).text()
            + (each.items().isEmpty() ? "" : FiguresView.perAgent(each.items()).text())
            + AgentPage.more(each),
        new JsonMembers()
            .with("totals", FiguresView.json(totals))
            .with("agents", each.items().map(FiguresView::json))
            .withText("next", each.next().map(AgentName::value))
            .object());
  }
}
