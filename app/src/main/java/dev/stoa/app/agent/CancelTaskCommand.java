package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Withdraws a pending task. */
@Command(
    name = "cancel",
    description = "Cancels a task that is not running.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa task cancel t1")
final class CancelTaskCommand extends StoaAction {

  @Parameters(paramLabel = "<task id>", description = "The task.")
  private String task;

  @Override
  protected Answer answer() {
    return TaskView.answer(
        CliFailure.checked(
                () ->
                    workspace()
                        .use(
                            stoa ->
                                stoa.tasks()
                                    .resolve(task)
                                    .flatMap(found -> stoa.tasks().cancel(found.id()))))
            .getOrElseThrow(CliFailure::refused));
  }
}
