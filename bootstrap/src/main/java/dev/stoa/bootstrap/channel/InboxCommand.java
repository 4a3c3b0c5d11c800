package dev.stoa.bootstrap.channel;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.JsonMembers;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists live channels with something unread, newest activity first. */
@Command(
    name = "inbox",
    description = "Lists live channels with something unread, newest activity first.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel inbox --as sentinel",
    })
final class InboxCommand extends ChannelAction {

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "Who does it: an identity, an id, or an end of an id that only one has.")
  private String as;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    Page<UnreadChannel, UnreadChannel.Key> page =
        used(stoa -> stoa.channels().inbox(agent(stoa, as), io.vavr.control.Option.none(), limit));
    return Answer.ok(
        page.items().isEmpty()
            ? "Nothing is unread.\n"
            : ChannelView.inbox(page.items()).text()
                + (page.next().isDefined() ? "There may be more: raise --limit\n" : ""),
        new JsonMembers()
            .with("channels", page.items().map(ChannelView::json))
            .with("more", page.next().isDefined())
            .object());
  }
}
