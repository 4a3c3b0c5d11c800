package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Opens an archived channel again. */
@Command(
    name = "restore",
    description = "Restores an archived channel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel restore ops",
    })
final class RestoreChannelCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Override
  protected Answer answer() {
    return whole(used(stoa -> done(stoa.channels().restore(channel(stoa, channel)))));
  }
}
