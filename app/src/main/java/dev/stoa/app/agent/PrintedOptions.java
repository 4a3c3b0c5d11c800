package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.agent.AgentTaskOutput;
import picocli.CommandLine.Option;

/** What a run printed. */
final class PrintedOptions {

  @Option(names = "--output", paramLabel = "<text>", description = "What it printed.")
  private String output;

  @Option(names = "--stderr", paramLabel = "<text>", description = "The issue.")
  private String stderr;

  AgentTaskOutput printed() {
    return CliFailure.checked(
        () ->
            new AgentTaskOutput(
                io.vavr.control.Option.of(output), io.vavr.control.Option.of(stderr)));
  }
}
