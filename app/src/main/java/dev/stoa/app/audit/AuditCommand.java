package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of the audit trail. */
@Command(
    name = "audit",
    description = "The audit trail: append, read, sign, prove, verify.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit append --type query --session s1",
      "  stoa audit keygen example.com/log --out log.key",
      "  stoa audit checkpoint --key log.key --out log.checkpoint",
      "  stoa audit verify --checkpoint log.checkpoint --key log.key.pub",
    },
    subcommands = {
      AppendCommand.class,
      ListCommand.class,
      ShowCommand.class,
      VerifyCommand.class,
      KeygenCommand.class,
      CheckpointCommand.class,
      ProveCommand.class,
      CheckProofCommand.class,
      ExportCommand.class
    })
public final class AuditCommand extends CommandGroup {}
