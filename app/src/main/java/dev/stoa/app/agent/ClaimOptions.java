package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a worker shows of a task it holds. */
final class ClaimOptions {

  @Parameters(paramLabel = "<task id>", description = "The task.")
  private String task;

  @Option(
      names = "--worker",
      required = true,
      paramLabel = "<name>",
      description = "Who claimed it.")
  private String worker;

  @Option(
      names = "--claim",
      required = true,
      paramLabel = "<number>",
      description = "The number of the claim, as `stoa task claim` told it.")
  private long number;

  AgentTaskClaim claim() {
    return CliFailure.checked(() -> new AgentTaskClaim(new AgentTaskId(task), worker, number));
  }
}
