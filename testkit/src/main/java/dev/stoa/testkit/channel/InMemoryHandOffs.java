package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** The hand-offs in a map. */
public final class InMemoryHandOffs implements HandOffs {

  private static final Comparator<HandOff.Key> OLDEST_FIRST =
      Comparator.comparing(HandOff.Key::createdAt)
          .thenComparing(key -> key.id().value(), ChannelCells.KEY_ORDER);

  private final ChannelCells cells;

  public InMemoryHandOffs(ChannelCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(HandOff handOff) {
    if (find(handOff.id()).isDefined()) {
      throw new StorageException("the workspace holds hand-off " + handOff.id() + " already");
    }
    cells.handOffs.update(all -> all.put(handOff.id(), handOff));
  }

  @Override
  public void save(HandOff handOff) {
    cells.handOffs.update(
        all -> all.containsKey(handOff.id()) ? all.put(handOff.id(), handOff) : all);
  }

  @Override
  public Option<HandOff> find(HandOffId id) {
    return cells.handOffs.get().get(id);
  }

  @Override
  public Option<HandOff> lock(HandOffId id) {
    cells.handOffs.update(all -> all);
    return find(id);
  }

  @Override
  public Seq<HandOff> page(AgentId to, HandOffStatus status, Option<HandOff.Key> after, int limit) {
    return cells
        .handOffs
        .get()
        .values()
        .filter(handOff -> handOff.to().equals(to) && handOff.status() == status)
        .filter(handOff -> after.forAll(key -> OLDEST_FIRST.compare(handOff.key(), key) > 0))
        .toVector()
        .sorted(Comparator.comparing(HandOff::key, OLDEST_FIRST))
        .take(limit);
  }

  @Override
  public Seq<HandOff> inChannel(ChannelId channel, Option<HandOff.Key> before, int limit) {
    return cells
        .handOffs
        .get()
        .values()
        .filter(handOff -> handOff.channel().equals(channel))
        .filter(handOff -> before.forAll(key -> OLDEST_FIRST.compare(handOff.key(), key) < 0))
        .toVector()
        .sorted(Comparator.comparing(HandOff::key, OLDEST_FIRST).reversed())
        .take(limit);
  }

  static HandOff withoutMessage(HandOff handOff) {
    return new HandOff(
        handOff.id(),
        handOff.channel(),
        handOff.from(),
        handOff.to(),
        Option.none(),
        handOff.summary(),
        handOff.status(),
        handOff.createdAt(),
        handOff.acknowledgedAt(),
        handOff.endedAt());
  }
}
