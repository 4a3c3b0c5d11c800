package dev.stoa.app.operations;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** Backups of a workspace. */
@Command(
    name = "backup",
    description = {
      "Backups of a workspace in a folder: create, verify, list, prune, drill.",
      "`stoa restore` puts one in the place of the workspace."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa backup create",
      "  stoa backup list --folder /var/backups/stoa",
      "  stoa backup drill --plan enterprise",
    },
    subcommands = {
      CreateBackupCommand.class,
      VerifyBackupCommand.class,
      ListBackupsCommand.class,
      PruneBackupsCommand.class,
      DrillCommand.class,
    })
public final class BackupCommand extends CommandGroup {}
