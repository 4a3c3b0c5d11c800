package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Closes a channel to new messages; what was said stays. */
@Command(
    name = "archive",
    description = "Archives a channel: it takes no new messages and stays readable.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel archive ops",
    })
final class ArchiveChannelCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Override
  protected Answer answer() {
    return whole(used(stoa -> done(stoa.channels().archive(channel(stoa, channel)))));
  }
}
