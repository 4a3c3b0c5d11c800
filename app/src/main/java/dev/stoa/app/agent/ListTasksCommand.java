package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskFilter;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists tasks, oldest first, a page at a time. */
@Command(
    name = "list",
    description = "Lists tasks, oldest first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa task list --status pending",
      "  stoa task list --agent zealot --after 20 --limit 20",
    })
final class ListTasksCommand extends StoaAction {

  @Option(names = "--agent", paramLabel = "<agent>", description = "Only the tasks of this agent.")
  private String agent;

  @Option(
      names = "--status",
      paramLabel = "<status>",
      description = "Only tasks that are: ${COMPLETION-CANDIDATES}.")
  private AgentTaskStatus status;

  @Option(
      names = "--after",
      paramLabel = "<sequence>",
      defaultValue = "0",
      description = "Begin after this sequence (${DEFAULT-VALUE}).")
  private long after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    Page<AgentTask, Long> page =
        CliFailure.checked(
            () -> workspace().use(stoa -> stoa.tasks().list(filter(stoa), after, limit)));
    String more =
        page.next()
            .map(next -> "There may be more: --after " + next + "\n")
            .getOrElse(page.items().isEmpty() ? "No tasks.\n" : "No more tasks.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : TaskView.listed(page.items()).text()) + more,
        TaskView.json(page.items()).withNumber("next", page.next()).object());
  }

  private AgentTaskFilter filter(Stoa stoa) {
    return new AgentTaskFilter(
        io.vavr.control.Option.of(agent)
            .map(named -> stoa.agents().resolve(named).getOrElseThrow(CliFailure::refused).id()),
        io.vavr.control.Option.of(status));
  }
}
