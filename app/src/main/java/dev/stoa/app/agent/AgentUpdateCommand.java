package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.agent.AgentUpdate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Changes the model or the constitution of an agent; what is not given stays. */
@Command(
    name = "update",
    description = "Changes the model or the constitution of an agent.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent update zealot --model claude-5",
      "  stoa agent update zealot --constitution zealot.md",
    })
final class AgentUpdateCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Option(names = "--model", paramLabel = "<model>", description = "Its model.")
  private String model;

  @Mixin private ConstitutionOption constitution;

  @Override
  protected Answer answer() {
    AgentUpdate update = CliFailure.checked(this::given);
    return whole(done(agents -> agents.update(agent, update)));
  }

  private AgentUpdate given() {
    AgentUpdate changed = model == null ? AgentUpdate.NONE : AgentUpdate.NONE.model(model);
    return constitution.read(in()).map(changed::constitution).getOrElse(changed);
  }
}
