package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists what was handed to an agent, oldest first. */
@Command(
    name = "list",
    description = "Lists the hand-offs to an agent, oldest first.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel handoff list --as sentinel --status open",
    })
final class ListHandOffsCommand extends ChannelAction {

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description = "The acting agent: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Option(
      names = "--status",
      paramLabel = "open|acknowledged|closed|cancelled",
      defaultValue = "OPEN",
      description = "Its status (open).")
  private HandOffStatus status;

  @Option(names = "--after", paramLabel = "<id>", description = "Begin after this hand-off.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    Page<HandOff, HandOff.Key> page =
        used(
            stoa ->
                stoa.handOffs()
                    .list(
                        agent(stoa, as),
                        status,
                        io.vavr.control.Option.of(after)
                            .flatMap(id -> stoa.handOffs().find(new HandOffId(id)))
                            .map(HandOff::key),
                        limit));
    String more =
        page.next().map(next -> "There may be more: --after " + next.id() + "\n").getOrElse("");
    return Answer.ok(
        (page.items().isEmpty() ? "No hand-offs.\n" : HandOffView.listed(page.items()).text())
            + more,
        new JsonMembers()
            .with("hand_offs", page.items().map(HandOffView::json))
            .withText("next", page.next().map(next -> next.id().value()))
            .object());
  }
}
