package dev.stoa.actions.channel;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelKey;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelQuery;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * What callers may ask of channels themselves; {@link ChannelMessageActions} has their messages.
 */
public final class ChannelActions {

  static final String CHANNEL = "Its name, its id, or a unique suffix of its id.";
  static final String AUDITED_ACTOR = "Who does it, for the audit trail.";

  private ChannelActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(group(), HandOffActions.group());
  }

  /** The actions that begin with {@code channel}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "channel",
        "Channels: messages with unread counts, and work that is handed over.",
        () ->
            actions()
                .appendAll(ChannelQueries.actions())
                .appendAll(ChannelMessageActions.actions()));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        create(), list(), rename(), topic(), pin(), unpin(), archive(), restore(), delete(),
        members());
  }

  record CreateChannel(
      @Param(value = "Unique; a leading # is removed.", position = 0) ChannelName name,
      @Param("What it is about.") Option<String> topic) {

    private Either<ChannelRefused, Channel> apply(ChannelOperations channels) {
      return topic.map(text -> channels.create(name, text)).getOrElse(() -> channels.create(name));
    }
  }

  private static Action<?, ?> create() {
    return Action.ofWorkspace()
        .write("channel.create", "Creates a channel; audited.")
        .example("{'name':'ops','topic':'What runs, what broke'}")
        .takes(CreateChannel.class)
        .gives(ChannelViews.CHANNEL, (workspace, input) -> input.apply(workspace.channels()));
  }

  record ListChannels(
      @Param(value = "Which channels.", defaultValue = "live") ArchiveFilter show,
      @Paged(100) Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("channel.list", "Lists channels, pinned ones first, then by name.")
        .example("{}")
        .example("{'show':'all','limit':20}")
        .listing("channels")
        .columns("name", "topic", "pinned_at", "archived_at", "last_message_at", "channel_id")
        .takes(ListChannels.class)
        .answersPage(
            ChannelViews.CHANNEL,
            (workspace, input) ->
                workspace
                    .channels()
                    .list(new ChannelQuery(input.show(), input.page().by(ChannelKey.class))));
  }

  record RenameChannel(
      @Param(value = CHANNEL, position = 0) String channel,
      @Param(value = "The new name.", position = 1) ChannelName name) {}

  private static Action<?, ?> rename() {
    return Action.ofWorkspace()
        .write("channel.rename", "Renames a channel; audited.")
        .example("{'channel':'ops','name':'operations'}")
        .takes(RenameChannel.class)
        .gives(
            ChannelViews.CHANNEL,
            (workspace, input) ->
                changed(
                    workspace,
                    input.channel(),
                    (channels, id) -> channels.rename(id, input.name())));
  }

  record SetTopic(
      @Param(value = CHANNEL, position = 0) String channel,
      @Param(value = "What it is about; without it, the topic is removed.", position = 1)
          Option<String> topic) {}

  private static Action<?, ?> topic() {
    return Action.ofWorkspace()
        .write("channel.topic", "Sets or removes the topic of a channel.")
        .example("{'channel':'ops','topic':'What broke'}")
        .example("{'channel':'ops'}")
        .takes(SetTopic.class)
        .gives(
            ChannelViews.CHANNEL,
            (workspace, input) ->
                changed(
                    workspace,
                    input.channel(),
                    (channels, id) ->
                        input
                            .topic()
                            .map(text -> channels.topic(id, text))
                            .getOrElse(() -> channels.withoutTopic(id))));
  }

  record NamedChannel(@Param(value = CHANNEL, position = 0) String channel) {}

  private static Action<?, ?> pin() {
    return named("pin", "Pins a channel: lists show it first.", ChannelOperations::pin);
  }

  private static Action<?, ?> unpin() {
    return named("unpin", "Unpins a channel.", ChannelOperations::unpin);
  }

  private static Action<?, ?> archive() {
    return named(
        "archive",
        "Archives a channel: it takes no new messages and stays readable; audited.",
        ChannelOperations::archive);
  }

  private static Action<?, ?> restore() {
    return named("restore", "Restores an archived channel; audited.", ChannelOperations::restore);
  }

  private static Action<?, ?> named(
      String verb,
      String summary,
      BiFunction<ChannelOperations, ChannelId, Either<ChannelRefused, Channel>> change) {
    return Action.ofWorkspace()
        .write("channel." + verb, summary)
        .example("{'channel':'ops'}")
        .takes(NamedChannel.class)
        .gives(
            ChannelViews.CHANNEL,
            (workspace, input) -> changed(workspace, input.channel(), change));
  }

  private static Either<ChannelRefused, Channel> changed(
      Workspace workspace,
      String reference,
      BiFunction<ChannelOperations, ChannelId, Either<ChannelRefused, Channel>> change) {
    return change.apply(workspace.channels(), References.channel(workspace, reference));
  }

  record DeleteChannel(
      @Param(value = CHANNEL, position = 0) String channel,
      @Param(value = AUDITED_ACTOR, label = "agent", actor = true) Option<String> as) {}

  private static Action<?, ?> delete() {
    return Action.ofAgent()
        .destroy("channel.delete", "Deletes a channel with everything in it permanently; audited.")
        .example("{'channel':'ops','as':'zealot'}")
        .takes(DeleteChannel.class)
        .gives(
            ChannelViews.CHANNEL,
            (workspace, input) ->
                changed(
                    workspace,
                    input.channel(),
                    (channels, id) ->
                        References.agent(workspace, input.as())
                            .map(by -> channels.delete(id, by))
                            .getOrElse(() -> channels.delete(id))));
  }

  record ListMembers(
      @Param(value = CHANNEL, position = 0) String channel, @Paged(100) Paging page) {}

  private static Action<?, ?> members() {
    return Action.ofWorkspace()
        .read("channel.members", "Lists the agents that have posted in a channel.")
        .example("{'channel':'ops'}")
        .listing("members")
        .columns("identity", "agent_id")
        .takes(ListMembers.class)
        .answersPage(
            ChannelViews.MEMBER,
            (workspace, input) ->
                workspace
                    .channels()
                    .members(
                        References.channel(workspace, input.channel()),
                        input.page().by(AgentId.class)));
  }
}
