package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists live channels with something unread, newest activity first. */
@Command(
    name = "inbox",
    description = "Lists live channels with unread messages, newest activity first.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel inbox --as sentinel",
      "  stoa channel inbox --as sentinel --limit 10 --after 2026-01-02T03:04:05.123456Z/c1",
    })
final class InboxCommand extends ChannelAction {

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Option(
      names = "--after",
      paramLabel = "<next>",
      description = "Begin after this cursor, as printed by the previous page.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    io.vavr.control.Option<UnreadChannel.Key> from =
        CliFailure.checked(
            "--after: ",
            () ->
                io.vavr.control.Option.of(after)
                    .map(text -> Cursor.read(text, UnreadChannel.Key.class)));
    Page<UnreadChannel, UnreadChannel.Key> page =
        used(stoa -> stoa.channels().inbox(agent(stoa, as), from, limit));
    io.vavr.control.Option<String> next = page.next().map(Cursor::of).map(Cursor::text);
    return Answer.ok(
        page.items().isEmpty()
            ? "Nothing is unread.\n"
            : ChannelView.inbox(page.items()).text()
                + next.map(more -> "There may be more: --after " + more + "\n").getOrElse(""),
        new JsonMembers()
            .with("channels", page.items().map(ChannelView::json))
            .withText("next", next)
            .object());
  }
}
