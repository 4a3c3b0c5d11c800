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
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

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

  Page<UnreadChannel, TimePosition<ChannelId>> inbox(
      AgentId reader, PageRequest<TimePosition<ChannelId>> page) {
    Seq<UnreadChannel> items = bookmarks.inbox(reader, page.after(), page.limit());
    return new Page<>(
        items,
        items.size() < page.limit()
            ? Option.none()
            : items.lastOption().flatMap(UnreadChannel::key));
  }

  /**
   * The number of the last message sent before an instant, or 0.
   *
   * <p>Found by doubling and halving steps, because times grow with numbers: an index by time would
   * cost every post. After the clock was set back, it is the end of one of the runs of messages
   * sent before.
   */
  long lastBefore(ChannelId channel, Instant instant) {
    long last = 0;
    long step = 1;
    for (Option<Long> next = next(channel, last, instant); next.isDefined(); ) {
      last = next.get();
      step *= 2;
      next = next(channel, last + step - 1, instant);
    }
    while (step > 1) {
      step /= 2;
      last = next(channel, last + step - 1, instant).getOrElse(last);
    }
    return last;
  }

  /** The number of the next message, if it was sent before the instant. */
  private Option<Long> next(ChannelId channel, long sequence, Instant instant) {
    return messages
        .after(channel, sequence, 1)
        .headOption()
        .filter(message -> message.createdAt().isBefore(instant))
        .map(ChannelMessage::sequence);
  }

  Seq<ChannelMember> members(ChannelId channel, PageRequest<AgentId> page) {
    Seq<AgentId> authors = messages.authors(channel, page.after(), page.limit());
    Map<AgentId, String> names = participants.identities(authors);
    return authors.map(id -> new ChannelMember(id, names.getOrElse(id, id.value())));
  }

  Map<AgentId, String> identities(Seq<AgentId> agents) {
    return participants.identities(agents);
  }

  Seq<AgentId> mentioned(ChannelMessage message) {
    Seq<String> mentions = message.mentions();
    return mentions.flatMap(participants.identified(mentions)::get);
  }
}
