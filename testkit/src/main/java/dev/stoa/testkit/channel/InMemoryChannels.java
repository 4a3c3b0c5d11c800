package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelKey;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.NextMessage;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.InMemoryIdEnds;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** The channels in a map. */
public final class InMemoryChannels implements Channels {

  private static final Comparator<ChannelKey> ORDER =
      Comparator.<ChannelKey, Boolean>comparing(key -> !key.pinned())
          .thenComparing(key -> key.name().value(), ChannelCells.KEY_ORDER);

  private final ChannelCells cells;

  public InMemoryChannels(ChannelCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(Channel channel) {
    if (find(channel.id()).isDefined() || named(channel.name()).isDefined()) {
      throw new StorageException("the workspace holds channel " + channel.name() + " already");
    }
    cells.channels.update(all -> all.put(channel.id(), channel));
  }

  @Override
  public void save(Channel channel) {
    cells.channels.requireWriting();
    if (named(channel.name()).exists(other -> !other.id().equals(channel.id()))) {
      throw new StorageException("the workspace holds channel " + channel.name() + " already");
    }
    cells.channels.update(
        all -> all.containsKey(channel.id()) ? all.put(channel.id(), channel) : all);
  }

  @Override
  public Option<Channel> find(ChannelId id) {
    return cells.channels.get().get(id).map(cells::withLastMessage);
  }

  @Override
  public Option<Channel> named(ChannelName name) {
    return cells
        .channels
        .get()
        .values()
        .find(channel -> channel.name().equals(name))
        .map(cells::withLastMessage);
  }

  @Override
  public Seq<Channel> endingWith(String suffix, int limit) {
    return InMemoryIdEnds.among(
            cells.channels.get().values(), channel -> channel.id().value(), suffix, limit)
        .map(cells::withLastMessage);
  }

  @Override
  public Seq<ChannelName> names(String after, int limit) {
    return cells
        .channels
        .get()
        .values()
        .map(Channel::name)
        .filter(name -> ChannelCells.KEY_ORDER.compare(name.value(), after) > 0)
        .sorted(Comparator.comparing(ChannelName::value, ChannelCells.KEY_ORDER))
        .take(limit)
        .toVector();
  }

  @Override
  public Option<Channel> lock(ChannelId id) {
    cells.channels.requireWriting();
    return find(id);
  }

  @Override
  public Option<Channel> lockName(ChannelName name) {
    cells.channels.requireWriting();
    return named(name);
  }

  @Override
  public Option<NextMessage> lockNext(ChannelId id, AgentId author) {
    Option<Agent> live = cells.agents.lock(author).filter(agent -> agent.archivedAt().isEmpty());
    return lock(id)
        .filter(channel -> channel.archivedAt().isEmpty())
        .flatMap(
            channel ->
                live.map(
                    agent -> new NextMessage(channel.lastSequence() + 1, agent.lastActiveAt())));
  }

  @Override
  public boolean remove(ChannelId id) {
    boolean existing = lock(id).isDefined();
    cells.removed(cells.in(id).values().toVector());
    cells.indexed.update(all -> all.remove(id));
    cells.channels.update(all -> all.remove(id));
    cells.byId.update(all -> all.rejectValues(message -> message.channel().equals(id)));
    cells.messages.update(all -> all.remove(id));
    cells.lastDeleted.update(all -> all.remove(id));
    cells.seen.update(all -> all.rejectKeys(key -> key._2.equals(id)));
    cells.handOffs.update(all -> all.rejectValues(handOff -> handOff.channel().equals(id)));
    return existing;
  }

  @Override
  public Seq<Channel> page(ArchiveFilter listing, Option<ChannelKey> after, int limit) {
    return cells
        .channels
        .get()
        .values()
        .filter(channel -> listing.includes(channel.archivedAt()))
        .filter(channel -> after.forAll(key -> ORDER.compare(ChannelKey.of(channel), key) > 0))
        .toVector()
        .sorted(Comparator.comparing(ChannelKey::of, ORDER))
        .take(limit)
        .map(cells::withLastMessage);
  }
}
