package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.kernel.AgentName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Registers a new agent with the model and constitution of another. */
@Command(
    name = "clone",
    description = "Registers a new agent with the model and constitution of another.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent clone zealot zealot-2",
    })
final class AgentCloneCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Parameters(
      index = "1",
      paramLabel = "<identity>",
      description = "The new identity: one word, unique.")
  private String identity;

  @Override
  protected Answer answer() {
    AgentName wanted = CliFailure.checked(() -> new AgentName(identity));
    return whole(done(agents -> agents.cloneAs(agent, wanted)));
  }
}
