package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.agent.AgentTaskLease;
import picocli.CommandLine.Option;

/** How long a lease is. */
final class LeaseOption {

  @Option(
      names = "--lease",
      paramLabel = "<seconds>",
      defaultValue = "60",
      description = "How long the lease is, in seconds (${DEFAULT-VALUE}).")
  private long seconds;

  AgentTaskLease lease() {
    return CliFailure.checked(() -> AgentTaskLease.ofSeconds(seconds));
  }
}
