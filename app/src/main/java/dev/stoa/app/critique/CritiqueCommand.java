package dev.stoa.app.critique;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of critiques, patterns and reputations. */
@Command(
    name = "critique",
    description = "Critiques: file and judge them; patterns, reputation and vote weights.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa critique file --debate d1 --agent ada --issue slow --severity 0.7",
      "  stoa critique judge 1 --helped --usefulness 0.9",
      "  stoa critique patterns --category performance",
      "  stoa critique reputation ada",
    },
    subcommands = {
      FileCommand.class,
      JudgeCommand.class,
      ShowCritiqueCommand.class,
      ListCritiquesCommand.class,
      PatternsCommand.class,
      ArchivePatternsCommand.class,
      ProposalCommand.class,
      ReputationCommand.class
    })
public final class CritiqueCommand extends CommandGroup {}
