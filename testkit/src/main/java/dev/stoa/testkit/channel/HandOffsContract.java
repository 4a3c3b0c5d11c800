package dev.stoa.testkit.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The contract of every store of hand-offs. */
public interface HandOffsContract<S extends ChannelStorage & AgentStorage>
    extends ChannelWorkspace<S> {

  @Test
  default void aHandOffIsStoredAtEveryStep() {
    AgentId from = givenAnAgent("from");
    AgentId to = givenAnAgent("to");
    ChannelMessage message = givenAMessage(givenAChannel("ops"), from, "it broke");
    HandOff offered =
        HandOff.offered(
            new HandOffId("h1"),
            message.channel(),
            from,
            to,
            Option.some(message.id()),
            "fix it \uD83D\uDE00 '%_",
            AT);
    add(offered);
    assertEquals(Option.some(offered), read(() -> handOffs().find(offered.id())));
    HandOff taken = offered.acknowledge(to, AT.plusSeconds(1)).get();
    save(taken);
    assertEquals(Option.some(taken), write(() -> handOffs().lock(offered.id())));
    HandOff closed = taken.close(to, AT.plusSeconds(2)).get();
    save(closed);
    assertEquals(Option.some(closed), read(() -> handOffs().find(offered.id())));
    assertEquals(Option.none(), read(() -> handOffs().find(new HandOffId("h2"))));
    assertThrows(StorageException.class, () -> add(offered));
  }

  @Test
  default void aHandOffOutlivesItsMessage() {
    AgentId from = givenAnAgent("from");
    ChannelMessage message = givenAMessage(givenAChannel("ops"), from, "it broke");
    HandOff offered = offered("h1", message.channel(), givenAnAgent("to"), 0);
    add(offered);
    HandOff about =
        HandOff.offered(
            new HandOffId("h2"),
            message.channel(),
            from,
            offered.to(),
            Option.some(message.id()),
            "fix it",
            AT);
    add(about);
    write(
        () -> {
          storage().channelMessages().remove(message);
          return message;
        });
    assertEquals(
        Option.some(Option.none()), read(() -> handOffs().find(about.id()).map(HandOff::message)));
  }

  @Test
  default void aReceiverSeesTheOldestFirst() {
    givenAnAgent("from");
    AgentId to = givenAnAgent("to");
    AgentId other = givenAnAgent("other");
    ChannelId channel = givenAChannel("ops");
    add(offered("b", channel, to, 1));
    add(offered("a", channel, to, 2));
    add(offered("c", channel, to, 1));
    add(offered("d", channel, other, 0));
    HandOff taken = offered("e", channel, to, 0);
    add(taken);
    save(taken.acknowledge(to, AT).get());
    for (int size = 1; size <= 4; size++) {
      assertEquals(Vector.of("b", "c", "a"), listed(to, HandOffStatus.OPEN, size));
    }
    assertEquals(Vector.of("e"), listed(to, HandOffStatus.ACKNOWLEDGED, 2));
    assertEquals(Vector.empty(), listed(to, HandOffStatus.CLOSED, 2));
  }

  @Test
  default void aChannelShowsTheNewestFirst() {
    givenAnAgent("from");
    AgentId to = givenAnAgent("to");
    ChannelId channel = givenAChannel("ops");
    add(offered("b", channel, to, 1));
    add(offered("a", channel, to, 2));
    add(offered("c", channel, to, 1));
    add(offered("d", givenAChannel("dev"), to, 3));
    assertEquals(Vector.of("a", "c"), ids(read(() -> handOffs().inChannel(channel, none(), 2))));
    Option<TimePosition<HandOffId>> last = Option.some(offered("c", channel, to, 1).key());
    assertEquals(Vector.of("b"), ids(read(() -> handOffs().inChannel(channel, last, 2))));
  }

  private static Option<TimePosition<HandOffId>> none() {
    return Option.none();
  }

  private static Vector<String> ids(Seq<HandOff> handOffs) {
    return handOffs.map(handOff -> handOff.id().value()).toVector();
  }

  private static HandOff offered(String id, ChannelId channel, AgentId to, int second) {
    return HandOff.offered(
        new HandOffId(id),
        channel,
        new AgentId("id-of-from"),
        to,
        Option.none(),
        "please",
        AT.plusSeconds(second));
  }

  private HandOffs handOffs() {
    return storage().handOffs();
  }

  private void add(HandOff handOff) {
    write(
        () -> {
          handOffs().add(handOff);
          return handOff;
        });
  }

  private void save(HandOff handOff) {
    write(
        () -> {
          handOffs().save(handOff);
          return handOff;
        });
  }

  private Vector<String> listed(AgentId to, HandOffStatus status, int size) {
    Vector<String> ids = Vector.empty();
    Option<TimePosition<HandOffId>> after = Option.none();
    while (true) {
      Option<TimePosition<HandOffId>> from = after;
      Seq<HandOff> page = read(() -> handOffs().page(to, status, from, size));
      ids = ids.appendAll(ids(page));
      if (page.size() < size) {
        return ids;
      }
      after = page.lastOption().map(HandOff::key);
    }
  }
}
