package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of the work queue. */
@Command(
    name = "task",
    description = "The task queue: create tasks, claim them under a lease, report results.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa task create --agent a1 'Summarise the thread'",
      "  stoa task claim --worker w1 --limit 5 --lease 60",
      "  stoa task complete t1 --worker w1 --claim 1 --output done",
      "  stoa task list --status pending",
    },
    subcommands = {
      CreateTaskCommand.class,
      ClaimTasksCommand.class,
      HeartbeatTaskCommand.class,
      CompleteTaskCommand.class,
      FailTaskCommand.class,
      ReleaseTaskCommand.class,
      CancelTaskCommand.class,
      ReclaimTasksCommand.class,
      ListTasksCommand.class,
      ShowTaskCommand.class,
      CountTasksCommand.class
    })
public final class TaskCommand extends CommandGroup {}
