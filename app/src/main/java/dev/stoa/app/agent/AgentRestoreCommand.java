package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Brings an archived agent back. */
@Command(
    name = "restore",
    description = "Restores an archived agent.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent restore zealot",
    })
final class AgentRestoreCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Override
  protected Answer answer() {
    return whole(done(agents -> agents.restore(agent)));
  }
}
