package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.agent.SpawnProcess;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Starts the next spawn of an agent. */
@Command(
    name = "start",
    description = "Starts the next spawn of an agent.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent spawn start zealot",
      "  stoa agent spawn start zealot --pid 4242",
    })
final class SpawnStartCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Option(
      names = "--pid",
      paramLabel = "<number>",
      description = "Its process id, so that an orphaned spawn can be detected.")
  private Long pid;

  @Mixin private HostOption host;

  @Override
  protected Answer answer() {
    if (pid == null && host.isGiven()) {
      throw CliFailure.usage("--pid is missing: --host says where a process runs, so name it too");
    }
    io.vavr.control.Option<SpawnProcess> process =
        CliFailure.checked(
            () ->
                io.vavr.control.Option.of(pid)
                    .map(number -> new SpawnProcess(host.processes().host(), number)));
    return SpawnView.answer(done(agents -> agents.startSpawn(agent, process)));
  }
}
