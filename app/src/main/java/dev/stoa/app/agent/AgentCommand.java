package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of agents. */
@Command(
    name = "agent",
    description = "Agents: register, find, change, merge and delete them, and run their spawns.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent register zealot --model claude-4 --constitution zealot.md",
      "  stoa agent list",
      "  stoa agent spawn start zealot --pid 4242",
      "  stoa agent stats",
    },
    subcommands = {
      AgentRegisterCommand.class,
      AgentListCommand.class,
      AgentShowCommand.class,
      AgentDescribeCommand.class,
      AgentUpdateCommand.class,
      AgentCloneCommand.class,
      AgentRenameCommand.class,
      AgentArchiveCommand.class,
      AgentRestoreCommand.class,
      AgentMergeCommand.class,
      AgentDeleteCommand.class,
      SpawnCommand.class,
      AgentStatsCommand.class
    })
public final class AgentCommand extends CommandGroup {}
