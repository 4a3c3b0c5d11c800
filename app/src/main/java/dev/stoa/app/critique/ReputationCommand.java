package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what agents' deeds have come to. */
@Command(
    name = "reputation",
    description = "Shows one agent's reputation, or lists all, most accepted proposals first.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa critique reputation ada", "  stoa critique reputation --limit 10"})
final class ReputationCommand extends StoaAction {

  @Parameters(arity = "0..1", paramLabel = "<agent>", description = "Only this agent.")
  private String agent;

  @Option(
      names = "--after",
      paramLabel = "<next>",
      description = "Begin after the previous page, as printed by it.")
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
    return agent == null ? list() : show(CliFailure.checked(() -> new AgentName(agent)));
  }

  private Answer show(AgentName name) {
    Reputation found =
        workspace()
            .use(stoa -> stoa.critiques().reputation(name))
            .getOrElseThrow(
                () ->
                    CliFailure.refused(
                        "agent "
                            + name
                            + " has no reputation yet, its vote counts "
                            + Reputation.UNKNOWN_WEIGHT
                            + ": record a proposal or file a critique"));
    return Answer.ok(ReputationView.listed(List.of(found)).text(), ReputationView.json(found));
  }

  private Answer list() {
    io.vavr.control.Option<ReputationPosition> position =
        CliFailure.checked(
            "--after: ", () -> io.vavr.control.Option.of(after).map(ReputationCommand::position));
    Page<Reputation, ReputationPosition> page =
        workspace().use(stoa -> stoa.critiques().reputations(position, limit));
    io.vavr.control.Option<String> next =
        page.next().map(last -> last.proposalsAccepted() + "/" + last.agent());
    String more =
        next.map(text -> "There may be more: --after " + text + "\n")
            .getOrElse(page.items().isEmpty() ? "No reputations.\n" : "No more reputations.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : ReputationView.listed(page.items()).text()) + more,
        new JsonMembers()
            .with("reputations", page.items().map(ReputationView::json))
            .withText("next", next)
            .object());
  }

  private static ReputationPosition position(String text) {
    int slash = text.indexOf('/');
    if (slash < 1 || !text.substring(0, slash).matches("[0-9]{1,18}")) {
      throw new IllegalArgumentException(text + " is not a cursor: copy it from the previous page");
    }
    return new ReputationPosition(
        Long.parseLong(text.substring(0, slash)), new AgentName(text.substring(slash + 1)));
  }
}
