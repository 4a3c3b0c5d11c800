package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Takes an agent off the stage; what it wrote stays. */
@Command(
    name = "archive",
    description = "Archives an agent; its data stays.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent archive zealot",
    })
final class AgentArchiveCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Override
  protected Answer answer() {
    return whole(done(agents -> agents.archive(agent)));
  }
}
