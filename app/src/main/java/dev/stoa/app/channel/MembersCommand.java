package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.application.channel.ChannelMember;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists who has spoken in a channel. */
@Command(
    name = "members",
    description = "Lists the agents that have posted in a channel.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel members ops",
    })
final class MembersCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Option(names = "--after", paramLabel = "<id>", description = "Begin after this agent id.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    Page<ChannelMember, AgentId> page =
        used(
            stoa ->
                stoa.channels()
                    .members(
                        channel(stoa, channel),
                        io.vavr.control.Option.of(after).map(AgentId::new),
                        limit));
    Table table =
        Table.of("identity", "id")
            .rows(page.items(), member -> new Object[] {member.identity(), member.id()});
    String more =
        page.next().map(next -> "There may be more: --after " + next + "\n").getOrElse("");
    return Answer.ok(
        (page.items().isEmpty() ? "No messages.\n" : table.text()) + more,
        new JsonMembers()
            .with(
                "members",
                page.items()
                    .map(
                        member ->
                            new JsonMembers()
                                .with("agent_id", member.id().value())
                                .with("identity", member.identity())
                                .object()))
            .withText("next", page.next().map(AgentId::value))
            .object());
  }
}
