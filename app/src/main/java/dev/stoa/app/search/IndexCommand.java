package dev.stoa.app.search;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands that care for the search indexes. */
@Command(
    name = "index",
    description = "The search indexes: check and rebuild them.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa index check", "  stoa index rebuild --in memory"},
    subcommands = {CheckIndexCommand.class, RebuildIndexCommand.class})
public final class IndexCommand extends CommandGroup {}
