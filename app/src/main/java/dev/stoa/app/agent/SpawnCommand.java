package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of spawns. */
@Command(
    name = "spawn",
    description = "Spawns of agents: start, wake and end them, and find orphans.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent spawn start zealot --pid 4242",
      "  stoa agent spawn open",
      "  stoa agent spawn orphans --end",
    },
    subcommands = {
      SpawnStartCommand.class,
      SpawnWakeCommand.class,
      SpawnEndCommand.class,
      SpawnOpenCommand.class,
      SpawnListCommand.class,
      SpawnOrphansCommand.class
    })
final class SpawnCommand extends CommandGroup {}
