package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Puts a channel among the first in listings. */
@Command(
    name = "pin",
    description = "Pins a channel: lists show it first.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel pin ops",
    })
final class PinCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Override
  protected Answer answer() {
    return whole(used(stoa -> done(stoa.channels().pin(channel(stoa, channel)))));
  }
}
