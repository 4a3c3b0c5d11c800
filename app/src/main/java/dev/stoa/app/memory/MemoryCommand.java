package dev.stoa.app.memory;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of tiered memory. */
@Command(
    name = "memory",
    description = "Memory in four tiers: remember, recall, learn, protect and forget.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory remember 'Retries need jitter' --tier slow --importance 0.8",
      "  stoa memory recall 'retry policy' --limit 5 --explain",
      "  stoa memory outcome <id> --failure --prediction-error 0.9",
      "  stoa memory consolidate",
      "  stoa memory protect <id> --reason 'agreed with the customer'",
    },
    subcommands = {
      RememberCommand.class,
      ShowMemoryCommand.class,
      EditMemoryCommand.class,
      RecallCommand.class,
      OutcomeCommand.class,
      PromoteCommand.class,
      DemoteCommand.class,
      ConsolidateCommand.class,
      ProtectCommand.class,
      UnprotectCommand.class,
      ForgetCommand.class,
      RestoreCommand.class,
      PurgeCommand.class,
      ArchiveCommand.class,
      ExpireCommand.class,
      LimitCommand.class,
      EvaluateCommand.class,
      ListMemoriesCommand.class,
      StatsCommand.class,
      SnapshotCommand.class
    })
public final class MemoryCommand extends CommandGroup {}
