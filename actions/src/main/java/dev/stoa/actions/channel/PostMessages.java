package dev.stoa.actions.channel;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.channel.Post;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Messages of one agent, to be posted together. */
record PostMessages(
    @Param(value = "The messages, at most 10000.", position = 0, lines = true)
        Seq<NewMessage> messages,
    @Param(value = References.ACTOR, label = "agent", actor = true) String as) {

  record NewMessage(
      @Param(ChannelActions.CHANNEL) String channel,
      @Param("The content of the message.") String content,
      @Param("A message id; posting again with the same id changes nothing.")
          Option<ChannelMessageId> id) {}

  static Action<?, ?> action() {
    return Action.ofAgent()
        .write("channel.post-batch", "Posts several messages in order, all or none.")
        .example(
            "{'messages':[{'channel':'ops','content':'The build is red'},"
                + "{'channel':'dev','content':'See #ops','id':'run-8'}],'as':'zealot'}")
        .listing("messages")
        .columns(ChannelMessageActions.COLUMNS)
        .writesItems()
        .takes(PostMessages.class)
        .givesItems(
            ChannelViews.MESSAGE,
            (workspace, input) -> workspace.channels().postAll(input.posts(workspace)));
  }

  /** A channel that several messages name is looked up once. */
  private Seq<Post> posts(Workspace workspace) {
    AgentId author = References.agent(workspace, as);
    Map<String, ChannelId> channels =
        messages
            .map(NewMessage::channel)
            .distinct()
            .toMap(name -> name, name -> References.channel(workspace, name));
    return messages.map(
        one -> new Post(channels.get(one.channel()).get(), author, one.content(), one.id()));
  }
}
