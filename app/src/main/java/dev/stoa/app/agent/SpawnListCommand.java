package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the spawns of an agent, newest first, a page at a time. */
@Command(
    name = "list",
    description = "Lists the spawns of an agent, newest first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent spawn list zealot",
      "  stoa agent spawn list zealot --before 20 --limit 10",
    })
final class SpawnListCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Option(
      names = "--before",
      paramLabel = "<number>",
      description = "Only spawns with a lesser number.")
  private Long before;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    Page<Spawn, Long> page =
        done(agents -> agents.spawnsOf(agent, io.vavr.control.Option.of(before), limit));
    String more =
        page.next()
            .map(next -> "There may be more: --before " + next + "\n")
            .getOrElse(page.items().isEmpty() ? "No spawns.\n" : "No more spawns.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : SpawnView.listed(page.items()).text()) + more,
        SpawnView.json(page.items()).withNumber("next", page.next()).object());
  }
}
