package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.channel.ChannelName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Gives a channel another name. */
@Command(
    name = "rename",
    description = "Renames a channel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel rename ops operations",
    })
final class RenameChannelCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Parameters(index = "1", paramLabel = "<name>", description = "The new name.")
  private String name;

  @Override
  protected Answer answer() {
    return whole(
        used(stoa -> done(stoa.channels().rename(channel(stoa, channel), new ChannelName(name)))));
  }
}
