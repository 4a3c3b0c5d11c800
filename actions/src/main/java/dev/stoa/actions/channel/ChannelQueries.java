package dev.stoa.actions.channel;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Reading a channel without being an agent. */
final class ChannelQueries {

  private ChannelQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(show(), history(), newest());
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("channel.show", "Shows a channel, archived or not.")
        .example("{'channel':'ops'}")
        .takes(ChannelActions.NamedChannel.class)
        .gives(
            ChannelViews.CHANNEL,
            (workspace, input) -> workspace.channels().resolve(input.channel()));
  }

  record ReadHistory(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Param("Only messages from this instant on.") Option<Instant> since,
      @Paged(100) Paging page) {

    private Page<ChannelMessage, Long> page(Workspace workspace) {
      ChannelId id = References.channel(workspace, channel);
      PageRequest<Long> wanted = page.by(Long.class);
      return since.isDefined() && wanted.after().isEmpty()
          ? workspace.channels().since(id, since.get(), wanted.limit())
          : workspace.channels().history(id, wanted);
    }
  }

  private static Action<?, ?> history() {
    return Action.ofWorkspace()
        .read("channel.history", "Lists the messages of a channel, oldest first.")
        .details("Nothing counts as read, unlike with channel receive.")
        .example("{'channel':'ops','limit':20}")
        .example("{'channel':'ops','since':'2026-01-31T00:00:00Z'}")
        .listing("messages")
        .columns(ChannelMessageActions.COLUMNS)
        .takes(ReadHistory.class)
        .answersPage(ChannelViews.MESSAGE, (workspace, input) -> input.page(workspace));
  }

  record ReadNewest(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Param(value = "Only messages before this one.", label = "sequence", min = 1)
          Option<Long> beforeSequence,
      @Paged(100) Paging page) {

    private Page<ChannelMessage, Long> page(Workspace workspace) {
      PageRequest<Long> wanted = page.by(Long.class);
      return workspace
          .channels()
          .newest(
              References.channel(workspace, channel),
              new PageRequest<>(wanted.after().orElse(beforeSequence), wanted.limit()));
    }
  }

  private static Action<?, ?> newest() {
    return Action.ofWorkspace()
        .read("channel.newest", "Lists the messages of a channel, newest first.")
        .details("Nothing counts as read, unlike with channel receive.")
        .example("{'channel':'ops','limit':20}")
        .example("{'channel':'ops','before_sequence':120}")
        .listing("messages")
        .columns(ChannelMessageActions.COLUMNS)
        .takes(ReadNewest.class)
        .answersPage(ChannelViews.MESSAGE, (workspace, input) -> input.page(workspace));
  }
}
