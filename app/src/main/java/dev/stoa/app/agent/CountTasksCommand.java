package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.agent.AgentTaskStatus;
import io.vavr.collection.Map;
import picocli.CommandLine.Command;

/** Counts tasks by status. */
@Command(
    name = "counts",
    description = "Shows the number of tasks in each state.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa task counts --json")
final class CountTasksCommand extends StoaAction {

  @Override
  protected Answer answer() {
    Map<AgentTaskStatus, Long> counts = workspace().use(stoa -> stoa.tasks().counts());
    Table table = Table.of("status", "tasks");
    JsonMembers json = new JsonMembers();
    for (AgentTaskStatus status : AgentTaskStatus.values()) {
      long count = counts.get(status).getOrElse(0L);
      table = table.row(status.label(), count);
      json.with(status.label(), count);
    }
    return Answer.ok(table.text(), json.object());
  }
}
