package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.kernel.AgentName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Gives an agent another identity. */
@Command(
    name = "rename",
    description = "Renames an agent.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent rename zealot sceptic",
    })
final class AgentRenameCommand extends AgentAction {
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
    return whole(done(agents -> agents.rename(agent, wanted)));
  }
}
