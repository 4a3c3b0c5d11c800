package dev.stoa.actions.channel;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.channel.ChannelMember;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.SentPosition;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** Reading a channel without being an agent. */
final class ChannelQueries {

  private ChannelQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(show(), history(), newest(), sentBy(), mentioned());
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
        .answersPage(ChannelViews.LISTED, (workspace, input) -> input.page(workspace));
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
        .answersPage(ChannelViews.LISTED, (workspace, input) -> input.page(workspace));
  }

  record ReadSent(
      @Param(value = "Their author: an identity, an id, or a suffix of it.", position = 0)
          String agent,
      @Paged(100) Paging page) {}

  private static Action<?, ?> sentBy() {
    return Action.ofWorkspace()
        .read(
            "channel.sent-by",
            "Lists the messages of an agent in all channels, by channel, then oldest first.")
        .example("{'agent':'zealot','limit':20}")
        .listing("messages")
        .columns("channel_id", "sequence", "created_at", "content", "message_id")
        .takes(ReadSent.class)
        .answersPage(
            ChannelViews.LISTED,
            (workspace, input) ->
                workspace
                    .channels()
                    .sentBy(
                        References.anyAgent(workspace, input.agent()),
                        input.page().by(SentPosition.class)));
  }

  record NamedMessage(@Param(value = "Its id.", position = 0) ChannelMessageId message) {

    private Either<ChannelRefused, Seq<ChannelMember>> mentioned(ChannelOperations channels) {
      return channels
          .message(message)
          .<ChannelRefused>toEither(() -> new ChannelRefused.UnknownMessage(message))
          .map(channels::mentioned)
          .map(channels::identities)
          .map(names -> names.toVector().map(one -> new ChannelMember(one._1, one._2)));
    }
  }

  private static Action<?, ?> mentioned() {
    return Action.ofWorkspace()
        .read("channel.mentioned", "Lists the live agents that a message mentions.")
        .example("{'message':'m1'}")
        .listing("agents")
        .takes(NamedMessage.class)
        .givesItems(
            ChannelViews.MEMBER, (workspace, input) -> input.mentioned(workspace.channels()));
  }
}
