package dev.stoa.app.memory;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** Writes memories down and reads them back. */
@Command(
    name = "snapshot",
    description = "Exports memories to a file and restores them.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory snapshot export memories.jsonl --all",
      "  stoa memory snapshot restore memories.jsonl --mode merge",
    },
    subcommands = {ExportSnapshotCommand.class, RestoreSnapshotCommand.class})
final class SnapshotCommand extends CommandGroup {}
