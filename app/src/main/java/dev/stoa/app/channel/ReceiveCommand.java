package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Receives what is unread and moves the bookmark. */
@Command(
    name = "receive",
    description = "Receives unread messages and moves the bookmark.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel receive ops --as sentinel --limit 20",
    })
final class ReceiveCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    return MessageView.answer(
        used(
            stoa -> done(stoa.channels().receive(agent(stoa, as), channel(stoa, channel), limit))));
  }
}
