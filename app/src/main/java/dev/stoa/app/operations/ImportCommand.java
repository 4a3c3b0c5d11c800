package dev.stoa.app.operations;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** Fills a workspace from elsewhere. */
@Command(
    name = "import",
    description = "Fills a workspace from elsewhere.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import archive agents.zip --store jdbc:sqlite:restored.db"},
    subcommands = {ImportArchiveCommand.class})
public final class ImportCommand extends CommandGroup {}
