package dev.stoa.app.channel;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of hand-offs. */
@Command(
    name = "handoff",
    description = "Work handed from one agent to another: offer, list, acknowledge, close, cancel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel handoff offer ops 'Fix the build' --as zealot --to sentinel",
      "  stoa channel handoff list --as sentinel",
    },
    subcommands = {
      OfferHandOffCommand.class,
      ListHandOffsCommand.class,
      AcknowledgeHandOffCommand.class,
      CloseHandOffCommand.class,
      CancelHandOffCommand.class
    })
final class HandOffCommand extends CommandGroup {}
