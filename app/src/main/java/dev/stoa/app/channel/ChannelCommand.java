package dev.stoa.app.channel;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of channels. */
@Command(
    name = "channel",
    description = "Channels: post, receive, wait, export, hand off work.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel create ops",
      "  stoa channel post ops 'The build is red, @sentinel' --as zealot",
      "  stoa channel inbox --as sentinel",
      "  stoa channel receive ops --as sentinel",
    },
    subcommands = {
      CreateChannelCommand.class,
      ListChannelsCommand.class,
      RenameChannelCommand.class,
      TopicCommand.class,
      PinCommand.class,
      UnpinCommand.class,
      ArchiveChannelCommand.class,
      RestoreChannelCommand.class,
      DeleteChannelCommand.class,
      PostCommand.class,
      DeleteMessageCommand.class,
      ReceiveCommand.class,
      WaitCommand.class,
      InboxCommand.class,
      UnreadCommand.class,
      MembersCommand.class,
      ExportChannelCommand.class,
      HandOffCommand.class
    })
public final class ChannelCommand extends CommandGroup {}
