package dev.stoa.testkit.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelKey;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelQuery;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.NextMessage;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** The contract of every store of channels. */
public interface ChannelsContract<S extends ChannelStorage & AgentStorage>
    extends ChannelWorkspace<S> {

  @Test
  default void aChannelIsStoredAndRead() {
    Channel rich =
        Channel.opened(
                new ChannelId("c1"),
                new ChannelName("#ıİ-\uD83D\uDE00-'\"%_\\"),
                Option.some("plans; drop table channels --"),
                AT)
            .pin(AT.plusSeconds(1))
            .archive(AT.plusSeconds(2));
    add(rich);
    assertEquals(Option.some(rich), read(() -> channels().find(rich.id())));
    assertEquals(Option.some(rich), read(() -> channels().named(rich.name())));
    assertEquals(Option.some(rich), write(() -> channels().lock(rich.id())));
    assertEquals(Option.some(rich), write(() -> channels().lockName(rich.name())));
    assertEquals(Option.none(), read(() -> channels().find(new ChannelId("c2"))));
  }

  @Test
  default void namesAreCaseSensitive() {
    givenAChannel("ops");
    givenAChannel("Ops");
    assertEquals(
        Option.some(new ChannelId("c-Ops")),
        read(() -> channels().named(new ChannelName("Ops")).map(Channel::id)));
    assertEquals(Option.none(), read(() -> channels().named(new ChannelName("OPS"))));
  }

  @Test
  default void suffixesOfIdsAndNamesFindThem() {
    Channel first = channel("b-123456", "dev");
    Channel second = channel("a-123456", "ops").archive(AT);
    add(first);
    add(second);
    Seq<Channel> both = read(() -> channels().endingWith("123456", 9));
    assertEquals(Vector.of(second, first), both.toVector());
    assertEquals(Vector.of(first), read(() -> channels().endingWith("b-123456", 9)).toVector());
    assertEquals(Vector.of(second), read(() -> channels().endingWith("123456", 1)).toVector());
    assertEquals(Vector.empty(), read(() -> channels().endingWith("%6", 9)).toVector());
    assertEquals(
        Vector.of(first.name(), second.name()), read(() -> channels().names("", 9)).toVector());
    assertEquals(Vector.of(second.name()), read(() -> channels().names("dev", 9)).toVector());
    assertEquals(Vector.of(first.name()), read(() -> channels().names("", 1)).toVector());
  }

  private static Channel channel(String id, String name) {
    return Channel.opened(new ChannelId(id), new ChannelName(name), Option.none(), AT);
  }

  @Test
  default void aDuplicateNameThrows() {
    givenAChannel("ops");
    Channel again =
        Channel.opened(new ChannelId("other"), new ChannelName("ops"), Option.none(), AT);
    assertThrows(StorageException.class, () -> add(again));
    ChannelId other = givenAChannel("dev");
    assertThrows(
        StorageException.class,
        () -> save(read(() -> channels().find(other)).get().renamed(new ChannelName("ops"))));
  }

  @Test
  default void savingKeepsTheNumbers() {
    AgentId agent = givenAnAgent("a");
    ChannelId id = givenAChannel("ops");
    Channel stale = read(() -> channels().find(id)).get();
    givenAMessage(id, agent, "one");
    save(stale.renamed(new ChannelName("operations")).about(Option.some("all of it")));
    Channel stored = read(() -> channels().find(id)).get();
    assertEquals(new ChannelName("operations"), stored.name());
    assertEquals(Option.some("all of it"), stored.topic());
    assertEquals(1, stored.lastSequence());
    assertEquals(Option.some(AT.plusSeconds(1)), stored.lastMessageAt());
  }

  @Test
  default void theNextNumberFollowsTheLastMessage() {
    AgentId agent = givenAnAgent("a");
    ChannelId id = givenAChannel("ops");
    assertEquals(Option.some(1L), next(id, agent));
    givenAMessage(id, agent, "one");
    ChannelMessage two = givenAMessage(id, agent, "two");
    assertEquals(Option.some(3L), next(id, agent));
    assertEquals(2, read(() -> channels().find(id).get().lastSequence()));
    assertEquals(
        Option.some(two.createdAt()),
        read(() -> channels().find(id).flatMap(Channel::lastMessageAt)));
  }

  @Test
  default void theNumberOfADeletedMessageIsNotReused() {
    AgentId agent = givenAnAgent("a");
    ChannelId id = givenAChannel("ops");
    ChannelMessage one = givenAMessage(id, agent, "one");
    ChannelMessage two = givenAMessage(id, agent, "two");
    remove(two);
    assertEquals(Option.some(3L), next(id, agent));
    Channel stored = read(() -> channels().find(id)).get();
    assertEquals(2, stored.lastSequence());
    assertEquals(Option.some(one.createdAt()), stored.lastMessageAt());
    remove(one);
    assertEquals(Option.some(3L), next(id, agent));
    assertEquals(Option.none(), read(() -> channels().find(id).flatMap(Channel::lastMessageAt)));
  }

  @Test
  default void onlyALiveAuthorInALiveChannelGetsANumber() {
    AgentId agent = givenAnAgent("a");
    ChannelId id = givenAChannel("ops");
    assertEquals(Option.some(1L), next(id, agent));
    assertEquals(Option.none(), next(id, givenAnAgent("archived", true)));
    assertEquals(Option.none(), next(id, new AgentId("nobody")));
    assertEquals(Option.none(), next(new ChannelId("nowhere"), agent));
    save(read(() -> channels().find(id)).get().archive(AT));
    assertEquals(Option.none(), next(id, agent));
  }

  @Test
  default void aReadUnitTakesNoNumber() {
    AgentId agent = givenAnAgent("a");
    ChannelId id = givenAChannel("ops");
    assertThrows(IllegalStateException.class, () -> read(() -> channels().lockNext(id, agent)));
    assertThrows(IllegalStateException.class, () -> read(() -> channels().lock(id)));
    assertThrows(IllegalStateException.class, () -> read(() -> channels().remove(id)));
  }

  @Test
  default void concurrentNumbersLeaveNoGap() throws Exception {
    ChannelId id = givenAChannel("ops");
    AgentId agent = givenAnAgent("a");
    ExecutorService pool = Executors.newFixedThreadPool(8);
    try {
      java.util.List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < 8; thread++) {
        running.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < 25; i++) {
                    givenAMessage(id, agent, "raced");
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } finally {
      pool.shutdown();
    }
    assertEquals(
        List.rangeClosed(1L, 200L).toVector(),
        read(() -> storage().channelMessages().after(id, 0, 1_000))
            .map(ChannelMessage::sequence)
            .toVector());
  }

  @Test
  default void pinnedOnesComeFirstAndNamesAscendByTheirBytes() {
    Seq<String> names = Vector.of("b", "a", "Z", "ı", "\uD83D\uDE00", "\uFB00", "c", "d");
    names.forEach(this::givenAChannel);
    for (String pinned : Vector.of("d", "c")) {
      save(read(() -> channels().named(new ChannelName(pinned))).get().pin(AT));
    }
    save(read(() -> channels().named(new ChannelName("b"))).get().archive(AT));
    Vector<String> live = Vector.of("c", "d", "Z", "a", "ı", "\uFB00", "\uD83D\uDE00");
    for (int size = 1; size <= 8; size++) {
      assertEquals(live, listed(ArchiveFilter.LIVE, size), "pages of " + size);
    }
    assertEquals(Vector.of("b"), listed(ArchiveFilter.ARCHIVED, 2));
    assertEquals(
        Vector.of("c", "d", "Z", "a", "b", "ı", "\uFB00", "\uD83D\uDE00"),
        listed(ArchiveFilter.ALL, 3));
  }

  @Test
  default void removingTakesEverythingInItAlong() {
    AgentId one = givenAnAgent("one");
    AgentId two = givenAnAgent("two");
    ChannelId id = givenAChannel("ops");
    ChannelId stored = givenAChannel("kept");
    ChannelMessage message = givenAMessage(id, one, "hello");
    ChannelMessage other = givenAMessage(stored, one, "hello");
    HandOff handOff =
        HandOff.offered(new HandOffId("h"), id, one, two, Option.some(message.id()), "do it", AT);
    write(
        () -> {
          storage().handOffs().add(handOff);
          storage().bookmarks().move(two, id, 1, Option.some(message.id()));
          return handOff;
        });
    assertTrue(write(() -> channels().remove(id)));
    assertEquals(Option.none(), read(() -> channels().find(id)));
    assertEquals(Option.none(), read(() -> storage().channelMessages().find(message.id())));
    assertEquals(Option.none(), read(() -> storage().bookmarks().find(two, id)));
    assertEquals(Option.none(), read(() -> storage().handOffs().find(handOff.id())));
    assertEquals(Option.some(other), read(() -> storage().channelMessages().find(other.id())));
    assertFalse(write(() -> channels().remove(id)), "there is nothing left to remove");
    givenAChannel("ops");
    assertEquals(0L, read(() -> storage().bookmarks().unread(two, id)), "and nothing lingers");
  }

  private Channels channels() {
    return storage().channels();
  }

  private void add(Channel channel) {
    write(
        () -> {
          channels().add(channel);
          return channel;
        });
  }

  private void save(Channel channel) {
    write(
        () -> {
          channels().save(channel);
          return channel;
        });
  }

  private Option<Long> next(ChannelId channel, AgentId author) {
    return write(() -> channels().lockNext(channel, author).map(NextMessage::sequence));
  }

  private void remove(ChannelMessage message) {
    write(
        () -> {
          storage().channelMessages().remove(message);
          return message;
        });
  }

  private Vector<String> listed(ArchiveFilter listing, int size) {
    Vector<String> names = Vector.empty();
    Option<ChannelKey> after = Option.none();
    while (true) {
      Option<ChannelKey> from = after;
      Seq<Channel> page =
          read(() -> channels().page(new ChannelQuery(listing, new PageRequest<>(from, size))));
      names = names.appendAll(page.map(channel -> channel.name().value()));
      if (page.size() < size) {
        return names;
      }
      after = Option.some(ChannelKey.of(page.last()));
    }
  }
}
