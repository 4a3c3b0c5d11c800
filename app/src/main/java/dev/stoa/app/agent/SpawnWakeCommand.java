package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Counts that an agent was oriented once more within a spawn. */
@Command(
    name = "wake",
    description = "Counts a wake within a spawn.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent spawn wake 0b9c6a52-7d5e-4e0c-9b1a-3a4f3a1f9c01",
    })
final class SpawnWakeCommand extends AgentAction {
  @Parameters(index = "0", paramLabel = "<spawn>", description = "Its id.")
  private String spawn;

  @Override
  protected Answer answer() {
    return SpawnView.answer(
        done(agents -> agents.resolveSpawn(spawn).flatMap(found -> agents.wake(found.id()))));
  }
}
