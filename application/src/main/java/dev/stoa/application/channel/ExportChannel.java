package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.ExportFormat;
import dev.stoa.domain.channel.ExportHeading;
import dev.stoa.domain.channel.Participants;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The step of exporting, page by page; requires an open snapshot. */
final class ExportChannel {

  private static final int PAGE = 500;

  private final Channels channels;
  private final ChannelMessages messages;
  private final Participants participants;

  ExportChannel(ChannelStorage storage) {
    this.channels = storage.channels();
    this.messages = storage.channelMessages();
    this.participants = storage.participants();
  }

  Either<ChannelRefused, Long> export(ChannelId id, ExportFormat format, Consumer<String> out) {
    return channels
        .find(id)
        .<ChannelRefused>toEither(() -> new ChannelRefused.UnknownChannel(id))
        .map(channel -> write(channel, format, out));
  }

  private long write(Channel channel, ExportFormat format, Consumer<String> out) {
    Seq<ChannelMessage> page = messages.after(channel.id(), 0, PAGE);
    Seq<AgentId> members = members(channel.id());
    long count = messages.count(channel.id());
    out.accept(
        format.opening(
            new ExportHeading(
                channel, page.headOption().map(ChannelMessage::createdAt), members, count)));
    Map<AgentId, String> identities = participants.identities(members);
    boolean first = true;
    while (page.nonEmpty()) {
      for (ChannelMessage message : page) {
        String identity = identities.getOrElse(message.author(), message.author().value());
        out.accept(format.message(message, identity, first));
        first = false;
      }
      page = messages.after(channel.id(), page.last().sequence(), PAGE);
    }
    out.accept(format.closing());
    return count;
  }

  private Seq<AgentId> members(ChannelId channel) {
    Seq<AgentId> members = Vector.empty();
    Seq<AgentId> page = messages.authors(channel, Option.none(), PAGE);
    while (page.nonEmpty()) {
      members = members.appendAll(page);
      page = messages.authors(channel, page.lastOption(), PAGE);
    }
    return members;
  }
}
