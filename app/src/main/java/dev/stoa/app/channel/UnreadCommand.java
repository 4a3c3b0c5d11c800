package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts what is unread in a channel. */
@Command(
    name = "unread",
    description = "Counts unread messages in a channel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel unread ops --as sentinel",
    })
final class UnreadCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Override
  protected Answer answer() {
    long unread = used(stoa -> stoa.channels().unread(agent(stoa, as), channel(stoa, channel)));
    return Answer.ok(unread + " unread\n", new JsonMembers().with("unread", unread).object());
  }
}
