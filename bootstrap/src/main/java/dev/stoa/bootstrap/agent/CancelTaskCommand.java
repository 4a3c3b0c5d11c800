package dev.stoa.bootstrap.agent;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.StoaAction;
import dev.stoa.domain.agent.AgentTaskId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Withdraws a pending task. */
@Command(
    name = "cancel",
    description = "Withdraws a task that nobody runs.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa task cancel t1")
final class CancelTaskCommand extends StoaAction {

  @Parameters(paramLabel = "<task id>", description = "The task.")
  private String task;

  @Override
  protected Answer answer() {
    AgentTaskId id = CliFailure.checked(() -> new AgentTaskId(task));
    return TaskView.answer(
        workspace().use(stoa -> stoa.tasks().cancel(id)).getOrElseThrow(CliFailure::refused));
  }
}
