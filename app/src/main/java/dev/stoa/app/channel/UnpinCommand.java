package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Takes a channel back among the others. */
@Command(
    name = "unpin",
    description = "Unpins a channel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel unpin ops",
    })
final class UnpinCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Override
  protected Answer answer() {
    return whole(used(stoa -> done(stoa.channels().unpin(channel(stoa, channel)))));
  }
}
