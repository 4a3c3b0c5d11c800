package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.agent.AgentRegistration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Registers an agent under an identity that nobody has, live or archived. */
@Command(
    name = "register",
    description = "Registers an agent under a unique identity.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent register zealot --model claude-4",
      "  stoa agent register zealot --model claude-4 --constitution zealot.md",
    })
final class AgentRegisterCommand extends AgentAction {
  @Parameters(index = "0", paramLabel = "<identity>", description = "Its identity: one word.")
  private String identity;

  @Option(names = "--model", required = true, paramLabel = "<model>", description = "Its model.")
  private String model;

  @Mixin private ConstitutionOption constitution;

  @Override
  protected Answer answer() {
    AgentRegistration plain = CliFailure.checked(() -> AgentRegistration.of(identity, model));
    AgentRegistration registration =
        CliFailure.checked(() -> constitution.read(in()).map(plain::constitution).getOrElse(plain));
    return whole(
        workspace()
            .create(stoa -> stoa.agents().register(registration))
            .getOrElseThrow(CliFailure::refused));
  }
}
