package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import io.vavr.control.Option;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists agents by identity, a page at a time. */
@Command(
    name = "list",
    description = "Lists agents by identity, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent list",
      "  stoa agent list --all --after zealot --limit 20",
    })
final class AgentListCommand extends AgentAction {

  @Mixin private AgentPage page;

  @Override
  protected Answer answer() {
    Option<AgentName> after = page.after();
    int limit = page.limit();
    Page<Agent, AgentName> found = asked(agents -> agents.list(page.scope(), after, limit));
    return Answer.ok(
        (found.items().isEmpty() ? "" : AgentView.listed(found.items()).text())
            + AgentPage.more(found),
        new JsonMembers()
            .with("agents", found.items().map(AgentView::json))
            .withText("next", found.next().map(AgentName::value))
            .object());
  }
}
