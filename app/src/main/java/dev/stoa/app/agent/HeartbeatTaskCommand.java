package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskLease;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prolongs a lease. */
@Command(
    name = "heartbeat",
    description = "Sends a heartbeat: the lease of the task restarts.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa task heartbeat t1 --worker w1 --claim 1 --lease 60")
final class HeartbeatTaskCommand extends StoaAction {

  @Mixin private ClaimOptions held;
  @Mixin private LeaseOption leaseOption;

  @Override
  protected Answer answer() {
    AgentTaskClaim claim = held.claim();
    AgentTaskLease lease = leaseOption.lease();
    return TaskView.answer(
        workspace()
            .use(stoa -> stoa.tasks().heartbeat(claim, lease))
            .getOrElseThrow(CliFailure::refused));
  }
}
