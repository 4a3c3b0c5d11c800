package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Ends an open spawn. */
@Command(
    name = "end",
    description = "Ends an open spawn.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent spawn end 0b9c6a52-7d5e-4e0c-9b1a-3a4f3a1f9c01",
    })
final class SpawnEndCommand extends AgentAction {
  @Parameters(index = "0", paramLabel = "<spawn>", description = "Its id.")
  private String spawn;

  @Override
  protected Answer answer() {
    return SpawnView.answer(
        done(agents -> agents.resolveSpawn(spawn).flatMap(found -> agents.endSpawn(found.id()))));
  }
}
