package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows everything about one agent, archived or not. */
@Command(
    name = "show",
    description = "Shows an agent, archived or not.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent show zealot",
      "  stoa agent show 9c01",
    })
final class AgentShowCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Override
  protected Answer answer() {
    return whole(done(agents -> agents.resolve(agent)));
  }
}
