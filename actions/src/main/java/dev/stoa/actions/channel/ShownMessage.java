package dev.stoa.actions.channel;

import dev.stoa.actions.Items;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** A message in a channel. */
record ShownMessage(
    ChannelMessageId messageId,
    ChannelId channelId,
    @Param("Its number in the channel.") long sequence,
    AgentId agentId,
    @Param("The identity of its author.") Option<String> agent,
    String content,
    @Param("The names that it mentions.") Seq<String> mentions,
    Instant createdAt) {

  static ShownMessage of(Workspace workspace, ChannelMessage message) {
    return of(message, References.identities(workspace, List.of(message.author())));
  }

  static Items<ShownMessage> all(
      Workspace workspace, Either<ChannelRefused, Seq<ChannelMessage>> received) {
    Seq<ChannelMessage> messages = received.getOrElseThrow(RefusalException::new);
    Map<AgentId, String> identities = identities(workspace, messages);
    return Items.of(messages, message -> of(message, identities));
  }

  static Listing<ShownMessage> page(Workspace workspace, Page<ChannelMessage, Long> page) {
    Map<AgentId, String> identities = identities(workspace, page.items());
    return Listing.of(page, message -> of(message, identities));
  }

  private static Map<AgentId, String> identities(
      Workspace workspace, Seq<ChannelMessage> messages) {
    return References.identities(workspace, messages.map(ChannelMessage::author));
  }

  private static ShownMessage of(ChannelMessage message, Map<AgentId, String> identities) {
    return new ShownMessage(
        message.id(),
        message.channel(),
        message.sequence(),
        message.author(),
        identities.get(message.author()),
        message.content(),
        message.mentions(),
        message.createdAt());
  }
}
