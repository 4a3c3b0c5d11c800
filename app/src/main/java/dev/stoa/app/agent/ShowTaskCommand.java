package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows everything about one task. */
@Command(
    name = "show",
    description = "Shows a task with its output and stderr.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa task show t1")
final class ShowTaskCommand extends StoaAction {

  @Parameters(paramLabel = "<task id>", description = "The task.")
  private String task;

  @Override
  protected Answer answer() {
    return TaskView.answer(
        CliFailure.checked(() -> workspace().use(stoa -> stoa.tasks().resolve(task)))
            .getOrElseThrow(CliFailure::refused));
  }
}
