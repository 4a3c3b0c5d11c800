package dev.stoa.bootstrap.agent;

import dev.stoa.bootstrap.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Brings an archived agent back. */
@Command(
    name = "unarchive",
    description = "Brings an archived agent back.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent unarchive zealot",
    })
final class AgentUnarchiveCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or an end of its id that only one has.")
  private String agent;

  @Override
  protected Answer answer() {
    return whole(done(agents -> agents.unarchive(agent)));
  }
}
