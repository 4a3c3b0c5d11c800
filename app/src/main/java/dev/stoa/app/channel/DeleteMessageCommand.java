package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Deletes a message for good; bookmarks stay where they are; audited. */
@Command(
    name = "delete-message",
    description = "Deletes a message permanently; bookmarks do not move; audited.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel delete-message m1 --as zealot",
    })
final class DeleteMessageCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<message>", description = "Its id.")
  private String message;

  @Option(names = "--as", paramLabel = "<agent>", description = "Who does it, for the audit trail.")
  private String as;

  @Override
  protected Answer answer() {
    ChannelMessage deleted =
        used(
            stoa ->
                done(
                    stoa.channels()
                        .deleteMessage(new ChannelMessageId(message), optionalAgent(stoa, as))));
    return MessageView.one(deleted);
  }
}
