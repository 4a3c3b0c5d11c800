package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.agent.InMemoryAgents;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** The shared data of the fakes of this context. */
public final class ChannelCells {

  /** Engines compare keys by their bytes, which is not how Java compares strings. */
  static final Comparator<String> KEY_ORDER = CodePointOrder::compare;

  final Cell<Map<ChannelId, Channel>> channels;
  final Cell<Map<ChannelMessageId, ChannelMessage>> byId;
  final Cell<Map<ChannelId, SortedMap<Long, ChannelMessage>>> messages;
  final Cell<Map<ChannelId, Long>> lastDeleted;
  final Cell<Map<Tuple2<AgentId, ChannelId>, Long>> seen;
  final Cell<Map<HandOffId, HandOff>> handOffs;
  final InMemoryAgents agents;

  /** How far the messages of each channel are indexed. */
  final Cell<Map<ChannelId, Long>> indexed;

  private Option<TextIndex> index = Option.none();

  public ChannelCells(InMemoryUnitOfWork unit, InMemoryAgents agents) {
    this.channels = unit.cell(HashMap.empty());
    this.byId = unit.cell(HashMap.empty());
    this.messages = unit.cell(HashMap.empty());
    this.lastDeleted = unit.cell(HashMap.empty());
    this.seen = unit.cell(HashMap.empty());
    this.handOffs = unit.cell(HashMap.empty());
    this.indexed = unit.cell(HashMap.empty());
    this.agents = agents;
    agents.owning(new ChannelBelongings.OfMessages(this));
    agents.owning(new ChannelBelongings.OfBookmarks(this));
    agents.owning(new ChannelBelongings.OfHandOffs(this));
  }

  /** The index from which messages go with their rows, as a foreign key makes them. */
  public void indexedIn(TextIndex texts) {
    this.index = Option.some(texts);
  }

  void remove(ChannelMessage message) {
    removed(Vector.of(message));
    byId.update(all -> all.remove(message.id()));
    messages.update(
        all -> all.put(message.channel(), in(message.channel()).remove(message.sequence())));
    lastDeleted.update(all -> all.put(message.channel(), message.sequence(), Math::max));
    handOffs.update(
        all ->
            all.mapValues(
                handOff ->
                    handOff.message().contains(message.id())
                        ? InMemoryHandOffs.withoutMessage(handOff)
                        : handOff));
  }

  void removed(Seq<ChannelMessage> removed) {
    if (removed.nonEmpty()) {
      index.forEach(
          texts ->
              texts.removeAll(SearchSource.MESSAGE, removed.map(message -> message.id().value())));
    }
  }

  /** How many channels there are, and how many of them are archived. */
  public Tally channelTally() {
    return new Tally(channels.get().size(), archived().size());
  }

  /** How many messages there are, and how many of them are in archived channels. */
  public Tally messageTally() {
    return new Tally(
        byId.get().size(), archived().map(channel -> in(channel.id()).size()).sum().longValue());
  }

  private Seq<Channel> archived() {
    return channels.get().values().filter(channel -> channel.archivedAt().isDefined()).toVector();
  }

  /** The channel with its last number and message, which follow from the messages. */
  Channel withLastMessage(Channel channel) {
    Option<ChannelMessage> last = in(channel.id()).lastOption().map(Tuple2::_2);
    return new Channel(
        channel.id(),
        channel.name(),
        channel.topic(),
        channel.createdAt(),
        channel.archivedAt(),
        channel.pinnedAt(),
        Math.max(
            last.map(ChannelMessage::sequence).getOrElse(0L),
            lastDeleted.get().getOrElse(channel.id(), 0L)),
        last.map(ChannelMessage::createdAt));
  }

  boolean knows(AgentId agent) {
    return agents.find(agent).isDefined();
  }

  SortedMap<Long, ChannelMessage> in(ChannelId channel) {
    return messages.get().getOrElse(channel, TreeMap.empty());
  }
}
