package dev.stoa.actions.channel;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.channel.Post;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ExportFormat;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;

/** What callers may ask of the messages in channels. */
final class ChannelMessageActions {

  static final String[] COLUMNS = {"sequence", "created_at", "agent", "content", "message_id"};

  private ChannelMessageActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(
        post(),
        PostMessages.action(),
        receive(),
        await(),
        inbox(),
        unread(),
        export(),
        deleteMessage());
  }

  record PostMessage(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Param(value = "The content of the message.", position = 1) String content,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as,
      @Param(value = "A message id; posting again with the same id changes nothing.", label = "id")
          Option<ChannelMessageId> id) {

    private Post post(Workspace workspace) {
      Post post =
          Post.of(References.channel(workspace, channel), References.agent(workspace, as), content);
      return id.map(post::withId).getOrElse(post);
    }
  }

  private static Action<?, ?> post() {
    return Action.ofAgent()
        .write("channel.post", "Posts a message to a channel.")
        .example("{'channel':'ops','content':'The build is green, @sentinel','as':'zealot'}")
        .example("{'channel':'ops','content':'done','as':'zealot','id':'run-7'}")
        .columns(COLUMNS)
        .writesItems()
        .takes(PostMessage.class)
        .gives(
            ChannelViews.MESSAGE,
            (workspace, input) -> workspace.channels().post(input.post(workspace)));
  }

  record ReceiveMessages(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "100") int limit) {}

  private static Action<?, ?> receive() {
    return Action.ofAgent()
        .write("channel.receive", "Receives unread messages and moves the bookmark.")
        .example("{'channel':'ops','as':'sentinel','limit':20}")
        .listing("messages")
        .columns(COLUMNS)
        .takes(ReceiveMessages.class)
        .givesItems(
            ChannelViews.LISTED,
            (workspace, input) ->
                workspace
                    .channels()
                    .receive(
                        References.agent(workspace, input.as()),
                        References.channel(workspace, input.channel()),
                        input.limit()));
  }

  record AwaitMessages(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as,
      @Param(value = "How long to wait.", defaultValue = "60s") Duration timeout,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "100") int limit) {}

  private static Action<?, ?> await() {
    return Action.ofAgent()
        .write("channel.wait", "Waits for messages, receives them and moves the bookmark.")
        .example("{'channel':'ops','as':'sentinel','timeout':'30s'}")
        .listing("messages")
        .columns(COLUMNS)
        .takes(AwaitMessages.class)
        .givesItems(
            ChannelViews.LISTED,
            (workspace, input) ->
                workspace
                    .channels()
                    .await(
                        References.agent(workspace, input.as()),
                        References.channel(workspace, input.channel()),
                        input.limit(),
                        input.timeout()));
  }

  record Inbox(
      @Param(value = References.ACTOR, label = "agent", actor = true) String as,
      @Paged(100) Paging page) {}

  private static Action<?, ?> inbox() {
    return Action.ofAgent()
        .read("channel.inbox", "Lists live channels with unread messages, newest activity first.")
        .example("{'as':'sentinel','limit':10}")
        .listing("channels")
        .empty("Nothing is unread.")
        .columns("name", "unread", "last_message_at")
        .takes(Inbox.class)
        .answersPage(
            ChannelViews.UNREAD,
            (workspace, input) ->
                workspace
                    .channels()
                    .inbox(
                        References.agent(workspace, input.as()),
                        input.page().byTime(ChannelId.class)));
  }

  record CountUnread(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as) {}

  record UnreadCount(@Param("How many messages by others are unread.") long unread) {}

  private static Action<?, ?> unread() {
    return Action.ofAgent()
        .read("channel.unread", "Counts unread messages in a channel.")
        .example("{'channel':'ops','as':'sentinel'}")
        .takes(CountUnread.class)
        .answers(
            UnreadCount.class,
            (workspace, input) ->
                new UnreadCount(
                    workspace
                        .channels()
                        .unread(
                            References.agent(workspace, input.as()),
                            References.channel(workspace, input.channel()))));
  }

  /** The formats of an export. */
  enum Format {
    MARKDOWN,
    JSON;

    private ExportFormat format() {
      return this == JSON ? ExportFormat.JSON : ExportFormat.MARKDOWN;
    }
  }

  record ExportChannel(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Param(value = "Markdown, or one JSON object.", defaultValue = "markdown") Format format) {}

  private static Action<?, ?> export() {
    return Action.ofWorkspace()
        .read("channel.export", "Writes a channel, archived or not, from one snapshot.")
        .example("{'channel':'ops'}")
        .example("{'channel':'ops','format':'json'}")
        .takes(ExportChannel.class)
        .givesLines(
            (workspace, input, progress) ->
                workspace
                    .channels()
                    .export(
                        References.channel(workspace, input.channel()),
                        input.format().format(),
                        progress::line)
                    .map(Streamed::new));
  }

  record DeleteMessage(
      @Param(value = "Its id.", position = 0) ChannelMessageId message,
      @Param(value = ChannelActions.AUDITED_ACTOR, label = "agent", actor = true)
          Option<String> as) {

    private Either<ChannelRefused, ChannelMessage> apply(Workspace workspace) {
      return References.agent(workspace, as)
          .map(by -> workspace.channels().deleteMessage(message, by))
          .getOrElse(() -> workspace.channels().deleteMessage(message));
    }
  }

  private static Action<?, ?> deleteMessage() {
    return Action.ofAgent()
        .destroy(
            "channel.delete-message",
            "Deletes a message permanently; bookmarks do not move; audited.")
        .example("{'message':'m1','as':'zealot'}")
        .columns(COLUMNS)
        .takes(DeleteMessage.class)
        .gives(ChannelViews.MESSAGE, (workspace, input) -> input.apply(workspace));
  }
}
