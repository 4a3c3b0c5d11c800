package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of knowledge. */
@Command(
    name = "knowledge",
    description = "Shared knowledge by domain: contribute, query, search.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge contribute ops/backup 'WAL needs a checkpoint' --as zealot",
      "  stoa knowledge query 'ops/*'",
      "  stoa knowledge tree",
      "  stoa knowledge search checkpoint",
    },
    subcommands = {
      ContributeCommand.class,
      ShowKnowledgeCommand.class,
      ListKnowledgeCommand.class,
      QueryKnowledgeCommand.class,
      KnowledgeTreeCommand.class,
      RelatedKnowledgeCommand.class,
      ArchiveKnowledgeCommand.class,
      RestoreKnowledgeCommand.class,
      SearchKnowledgeCommand.class
    })
public final class KnowledgeCommand extends CommandGroup {}
