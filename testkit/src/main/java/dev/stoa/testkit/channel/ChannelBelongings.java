package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.testkit.agent.AgentBelongings;
import io.vavr.Tuple;
import io.vavr.Tuple2;

/** Data of agents in channels, which moves when two agents are merged. */
final class ChannelBelongings {

  private ChannelBelongings() {}

  /** Messages. */
  record OfMessages(ChannelCells cells) implements AgentBelongings {
    @Override
    public String kind() {
      return "channel_messages";
    }

    @Override
    public long repoint(AgentId from, AgentId into) {
      long count = count(from);
      cells.byId.update(all -> all.mapValues(message -> given(message, from, into)));
      cells.messages.update(
          all -> all.mapValues(in -> in.mapValues(message -> given(message, from, into))));
      return count;
    }

    @Override
    public long count(AgentId owner) {
      return cells.byId.get().values().count(message -> message.author().equals(owner));
    }

    @Override
    public void remove(AgentId owner) {
      cells
          .byId
          .get()
          .values()
          .filter(message -> message.author().equals(owner))
          .forEach(cells::remove);
    }

    private static ChannelMessage given(ChannelMessage message, AgentId from, AgentId into) {
      return message.author().equals(from)
          ? new ChannelMessage(
              message.id(),
              message.channel(),
              message.sequence(),
              into,
              message.content(),
              message.createdAt())
          : message;
    }
  }

  /** Bookmarks, of which the later stays. */
  record OfBookmarks(ChannelCells cells) implements AgentBelongings {
    @Override
    public String kind() {
      return "bookmarks";
    }

    @Override
    public long repoint(AgentId from, AgentId into) {
      long moved = 0;
      for (Tuple2<Tuple2<AgentId, ChannelId>, Long> mark :
          cells.seen.get().filterKeys(key -> key._1.equals(from))) {
        Tuple2<AgentId, ChannelId> key = Tuple.of(into, mark._1._2);
        if (cells.seen.get().get(key).forAll(seen -> seen < mark._2)) {
          cells.seen.update(all -> all.put(key, mark._2));
          moved++;
        }
        cells.seen.update(all -> all.remove(mark._1));
      }
      return moved;
    }

    @Override
    public long count(AgentId owner) {
      return cells.seen.get().count(mark -> mark._1._1.equals(owner));
    }

    @Override
    public void remove(AgentId owner) {
      cells.seen.update(all -> all.rejectKeys(key -> key._1.equals(owner)));
    }
  }

  /** Hand-offs, from and to. */
  record OfHandOffs(ChannelCells cells) implements AgentBelongings {
    @Override
    public String kind() {
      return "channel_hand_offs";
    }

    @Override
    public long repoint(AgentId from, AgentId into) {
      long count = count(from);
      cells.handOffs.update(all -> all.mapValues(handOff -> given(handOff, from, into)));
      return count;
    }

    @Override
    public long count(AgentId owner) {
      return cells.handOffs.get().values().count(handOff -> handOff.from().equals(owner))
          + cells.handOffs.get().values().count(handOff -> handOff.to().equals(owner));
    }

    @Override
    public void remove(AgentId owner) {
      cells.handOffs.update(
          all ->
              all.rejectValues(
                  handOff -> handOff.from().equals(owner) || handOff.to().equals(owner)));
    }

    private static HandOff given(HandOff handOff, AgentId from, AgentId into) {
      return new HandOff(
          handOff.id(),
          handOff.channel(),
          handOff.from().equals(from) ? into : handOff.from(),
          handOff.to().equals(from) ? into : handOff.to(),
          handOff.message(),
          handOff.summary(),
          handOff.status(),
          handOff.createdAt(),
          handOff.acknowledgedAt(),
          handOff.endedAt());
    }
  }
}
