package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Says that work is done. */
@Command(
    name = "complete",
    description = "Completes a task; repeating it with the same result changes nothing.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa task complete t1 --worker w1 --claim 1 --output done")
final class CompleteTaskCommand extends StoaAction {

  @Mixin private ClaimOptions held;
  @Mixin private PrintedOptions options;

  @Override
  protected Answer answer() {
    AgentTaskClaim claim = held.claim();
    AgentTaskOutput printed = options.printed();
    return TaskView.answer(
        workspace()
            .use(stoa -> stoa.tasks().complete(claim, printed))
            .getOrElseThrow(CliFailure::refused));
  }
}
