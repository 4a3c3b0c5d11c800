package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Keeps what an agent says of itself. */
@Command(
    name = "describe",
    description = "Sets the self description of an agent.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent describe zealot 'I doubt what is new.'",
    })
final class AgentDescribeCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Parameters(index = "1", paramLabel = "<text>", description = "What it says.")
  private String text;

  @Override
  protected Answer answer() {
    return whole(done(agents -> agents.describe(agent, text)));
  }
}
