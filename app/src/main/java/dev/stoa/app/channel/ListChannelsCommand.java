package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelListing;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists channels, pinned ones first, a page at a time. */
@Command(
    name = "list",
    description = "Lists channels, pinned ones first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel list",
      "  stoa channel list --show all --after ops",
    })
final class ListChannelsCommand extends ChannelAction {

  @Option(
      names = "--show",
      paramLabel = "live|archived|all",
      defaultValue = "LIVE",
      description = "Which channels (live).")
  private ChannelListing listing;

  @Option(names = "--after", paramLabel = "<channel>", description = "Begin after this channel.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    Page<Channel, ChannelListing.Key> page =
        used(
            stoa ->
                stoa.channels()
                    .list(
                        listing,
                        io.vavr.control.Option.of(after)
                            .map(name -> done(stoa.channels().resolve(name)))
                            .map(ChannelListing.Key::of),
                        limit));
    String more =
        page.next()
            .map(key -> "There may be more: --after " + key.name() + "\n")
            .getOrElse(page.items().isEmpty() ? "No channels.\n" : "No more channels.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : ChannelView.listed(page.items()).text()) + more,
        new JsonMembers()
            .with("channels", page.items().map(ChannelView::json))
            .withText("next", page.next().map(key -> key.name().value()))
            .object());
  }
}
