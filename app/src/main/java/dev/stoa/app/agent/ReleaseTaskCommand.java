package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.agent.AgentTaskClaim;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Gives a task back. */
@Command(
    name = "release",
    description = "Releases a task: it is pending again and the attempt does not count.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa task release t1 --worker w1 --claim 1")
final class ReleaseTaskCommand extends StoaAction {

  @Mixin private ClaimOptions held;

  @Override
  protected Answer answer() {
    AgentTaskClaim claim = held.claim();
    return TaskView.answer(
        workspace().use(stoa -> stoa.tasks().release(claim)).getOrElseThrow(CliFailure::refused));
  }
}
