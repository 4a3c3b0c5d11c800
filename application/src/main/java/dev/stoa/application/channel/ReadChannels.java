package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Participants;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Queries on channels with several lookups; requires an open unit of work. */
final class ReadChannels {

  private final ChannelMessages messages;
  private final Bookmarks bookmarks;
  private final Participants participants;

  ReadChannels(ChannelStorage storage) {
    this.messages = storage.channelMessages();
    this.bookmarks = storage.bookmarks();
    this.participants = storage.participants();
  }

  Page<UnreadChannel, UnreadChannel.Key> inbox(
      AgentId reader, Option<UnreadChannel.Key> after, int size) {
    Seq<UnreadChannel> items = bookmarks.inbox(reader, after, size);
    return new Page<>(
        items,
        items.size() < size ? Option.none() : items.lastOption().flatMap(UnreadChannel::key));
  }

  Seq<ChannelMember> members(ChannelId channel, Option<AgentId> after, int size) {
    Seq<AgentId> authors = messages.authors(channel, after, size);
    Map<AgentId, String> names = participants.identities(authors);
    return authors.map(id -> new ChannelMember(id, names.getOrElse(id, id.value())));
  }

  Seq<AgentId> mentioned(ChannelMessage message) {
    Seq<String> mentions = message.mentions();
    return mentions.flatMap(participants.identified(mentions)::get);
  }
}
