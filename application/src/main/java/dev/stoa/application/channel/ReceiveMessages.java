package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.ReadingPosition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of receiving; requires an open write unit. */
final class ReceiveMessages {

  private final Channels channels;
  private final ChannelMessages messages;
  private final Bookmarks bookmarks;

  ReceiveMessages(ChannelStorage storage) {
    this.channels = storage.channels();
    this.messages = storage.channelMessages();
    this.bookmarks = storage.bookmarks();
  }

  Either<ChannelRefused, Seq<ChannelMessage>> receive(
      AgentId reader, ChannelId channel, int limit) {
    Option<ReadingPosition> locked = bookmarks.lock(reader, channel);
    if (locked.isEmpty()) {
      return Either.left(whyNot(reader, channel));
    }
    ReadingPosition position = locked.get();
    if (!position.isBehind()) {
      return Either.right(Vector.empty());
    }
    // The head was read before the messages, so all messages up to it are included.
    Seq<ChannelMessage> received = messages.othersAfter(channel, reader, position.seen(), limit);
    bookmarks.move(
        reader,
        channel,
        position.after(received, limit).seen(),
        received.lastOption().map(ChannelMessage::id));
    return Either.right(received);
  }

  /** Whether there is anything to receive; a read unit is enough. */
  Either<ChannelRefused, Boolean> isBehind(AgentId reader, ChannelId channel) {
    return bookmarks
        .find(reader, channel)
        .map(ReadingPosition::isBehind)
        .toEither(() -> whyNot(reader, channel));
  }

  private ChannelRefused whyNot(AgentId reader, ChannelId channel) {
    return channels.find(channel).isEmpty()
        ? new ChannelRefused.UnknownChannel(channel)
        : new ChannelRefused.UnknownAgent(reader);
  }
}
