package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.application.agent.LocalProcesses;
import dev.stoa.domain.agent.Spawn;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists open spawns of this machine whose process is gone, or ends them. */
@Command(
    name = "orphans",
    description = "Lists open spawns of this machine whose process is gone, or ends them.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent spawn orphans",
      "  stoa agent spawn orphans --end",
    })
final class SpawnOrphansCommand extends AgentAction {

  @Option(names = "--end", description = "End them.")
  private boolean end;

  @Mixin private HostOption host;

  @Override
  protected Answer answer() {
    LocalProcesses here = host.processes();
    Seq<Spawn> orphans = asked(agents -> end ? agents.endOrphans(here) : agents.orphans(here));
    String told = orphans.isEmpty() ? "No orphans on " + here.host() + ".\n" : "";
    return Answer.ok(
        told + (orphans.isEmpty() ? "" : SpawnView.listed(orphans).text()),
        SpawnView.json(orphans).with("host", here.host()).with("ended", end).object());
  }
}
