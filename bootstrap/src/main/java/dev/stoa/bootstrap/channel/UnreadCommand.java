package dev.stoa.bootstrap.channel;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.JsonMembers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts what is unread in a channel. */
@Command(
    name = "unread",
    description = "Counts what is unread in a channel.",
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
      description = "Who does it: an identity, an id, or an end of an id that only one has.")
  private String as;

  @Override
  protected Answer answer() {
    long unread = used(stoa -> stoa.channels().unread(agent(stoa, as), channel(stoa, channel)));
    return Answer.ok(unread + " unread\n", new JsonMembers().with("unread", unread).object());
  }
}
