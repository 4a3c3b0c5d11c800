package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Deletes a channel with everything in it, for good; audited. */
@Command(
    name = "delete",
    description = "Deletes a channel with everything in it permanently; audited.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel delete ops --as zealot",
    })
final class DeleteChannelCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Option(names = "--as", paramLabel = "<agent>", description = "Who does it, for the audit trail.")
  private String as;

  @Override
  protected Answer answer() {
    return whole(
        used(
            stoa -> done(stoa.channels().delete(channel(stoa, channel), optionalAgent(stoa, as)))));
  }
}
