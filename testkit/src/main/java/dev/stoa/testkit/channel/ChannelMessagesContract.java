package dev.stoa.testkit.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.SentPosition;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The contract of every store of channel messages. */
public interface ChannelMessagesContract<S extends ChannelStorage & AgentStorage>
    extends ChannelWorkspace<S> {

  @Test
  default void aMessageIsStoredAndRead() {
    ChannelId channel = givenAChannel("ops");
    ChannelMessage message =
        givenAMessage(
            channel, givenAnAgent("a"), "naïve \uD83D\uDE00 ıİ\t'; --\r\n\u0001\uFFFE @you");
    assertEquals(Option.some(message), read(() -> messages().find(message.id())));
    assertEquals(Option.some(message), write(() -> messages().lock(message.id())));
    assertEquals(Vector.of(message), read(() -> messages().after(channel, 0, 10)).toVector());
    assertEquals(Option.none(), read(() -> messages().find(new ChannelMessageId("none"))));
  }

  @Test
  default void aDuplicateNumberOrIdThrows() {
    AgentId agent = givenAnAgent("a");
    ChannelMessage first = givenAMessage(givenAChannel("ops"), agent, "first");
    ChannelId other = givenAChannel("dev");
    assertThrows(StorageException.class, () -> append("new", first.channel(), 1, agent));
    assertThrows(StorageException.class, () -> append(first.id().value(), other, 1, agent));
    assertThrows(StorageException.class, () -> append("new", new ChannelId("nowhere"), 1, agent));
    assertThrows(StorageException.class, () -> append("new", other, 1, new AgentId("nobody")));
  }

  @Test
  default void pagesAscendWithinOneChannel() {
    AgentId a = givenAnAgent("a");
    AgentId b = givenAnAgent("b");
    ChannelId channel = givenAChannel("ops");
    ChannelId other = givenAChannel("dev");
    for (int i = 0; i < 4; i++) {
      givenAMessage(channel, a, "a");
      givenAMessage(other, a, "elsewhere");
      givenAMessage(channel, b, "b");
    }
    assertEquals(Vector.of(1L, 2L, 3L), numbers(read(() -> messages().after(channel, 0, 3))));
    assertEquals(Vector.of(7L, 8L), numbers(read(() -> messages().after(channel, 6, 3))));
    assertEquals(Vector.of(8L, 7L), numbers(read(() -> messages().before(channel, 99, 2))));
    assertEquals(Vector.of(2L, 1L), numbers(read(() -> messages().before(channel, 3, 9))));
    assertEquals(Vector.of(2L, 4L), numbers(read(() -> messages().othersAfter(channel, a, 0, 2))));
    assertEquals(Vector.of(5L, 7L), numbers(read(() -> messages().othersAfter(channel, b, 3, 9))));
    assertEquals(8L, read(() -> messages().count(channel)));
    assertEquals(0L, read(() -> messages().count(new ChannelId("nowhere"))));
  }

  @Test
  default void messagesOfASenderAreFoundInAllChannels() {
    AgentId a = givenAnAgent("a");
    AgentId b = givenAnAgent("b");
    assertEquals(Option.none(), read(() -> messages().latestOf(a)));
    Vector<ChannelId> channels = Vector.of("ops", "dev", "Ops").map(this::givenAChannel);
    Vector<ChannelMessage> sent = Vector.empty();
    for (int i = 0; i < 3; i++) {
      for (ChannelId channel : channels) {
        givenAMessage(channel, b, "b");
        sent = sent.append(givenAMessage(channel, a, "a" + i));
      }
    }
    Seq<ChannelMessage> all = read(() -> messages().sentBy(a, Option.none(), 99));
    assertEquals(sent.toSet(), all.toSet());
    assertEquals(9, all.size());
    assertEquals(Vector.of(2L, 4L, 6L, 2L, 4L, 6L, 2L, 4L, 6L), numbers(all), "channel by channel");
    for (int i = 0; i < 9; i++) {
      SentPosition place = SentPosition.of(all.get(i));
      assertEquals(
          all.drop(i + 1).take(2), read(() -> messages().sentBy(a, Option.some(place), 2)));
    }
    ChannelMessage last = givenAMessage(channels.get(1), a, "last");
    assertEquals(Option.some(last), read(() -> messages().latestOf(a)));
  }

  @Test
  default void authorsAreListedOnceInByteOrder() {
    ChannelId channel = givenAChannel("ops");
    ChannelId other = givenAChannel("dev");
    Seq<AgentId> agents =
        Vector.of("b", "a", "Z", "ı", "\uD83D\uDE00", "\uFB00").map(this::givenAnAgent);
    for (int i = 0; i < 3; i++) {
      agents.forEach(agent -> givenAMessage(channel, agent, "hello"));
    }
    givenAMessage(other, givenAnAgent("stranger"), "hello");
    Vector<AgentId> sorted =
        Vector.of("Z", "a", "b", "ı", "\uFB00", "\uD83D\uDE00")
            .map(identity -> new AgentId("id-of-" + identity));
    assertEquals(sorted, read(() -> messages().authors(channel, Option.none(), 10)).toVector());
    assertEquals(
        sorted.take(2), read(() -> messages().authors(channel, Option.none(), 2)).toVector());
    assertEquals(
        sorted.drop(2),
        read(() -> messages().authors(channel, sorted.take(2).lastOption(), 9)).toVector());
    assertEquals(
        Vector.empty(),
        read(() -> messages().authors(new ChannelId("nowhere"), Option.none(), 9)).toVector());
  }

  @Test
  default void theNumberOfARemovedMessageIsNotReused() {
    AgentId agent = givenAnAgent("a");
    ChannelId channel = givenAChannel("ops");
    ChannelMessage first = givenAMessage(channel, agent, "first");
    ChannelMessage second = givenAMessage(channel, agent, "second");
    write(
        () -> {
          messages().remove(second);
          return second;
        });
    assertEquals(Option.none(), read(() -> messages().find(second.id())));
    assertEquals(Vector.of(first), read(() -> messages().after(channel, 0, 9)).toVector());
    assertEquals(1L, read(() -> messages().count(channel)));
    assertEquals(3, givenAMessage(channel, agent, "third").sequence());
  }

  @Test
  default void manyAreAppendedAndFoundAtOnce() {
    AgentId agent = givenAnAgent("a");
    ChannelId channel = givenAChannel("ops");
    Seq<ChannelMessage> many =
        Vector.rangeClosed(1, 3)
            .map(
                n ->
                    new ChannelMessage(
                        new ChannelMessageId("m" + n), channel, n, agent, "no. " + n, AT));
    write(
        () -> {
          messages().appendAll(many);
          return many;
        });
    assertEquals(many, read(() -> messages().after(channel, 0, 9)).toVector());
    Seq<ChannelMessageId> wanted =
        many.drop(1).map(ChannelMessage::id).append(new ChannelMessageId("none"));
    Map<ChannelMessageId, ChannelMessage> expected =
        many.drop(1).toMap(ChannelMessage::id, message -> message);
    assertEquals(expected, read(() -> messages().find(wanted)));
    assertEquals(expected, write(() -> messages().lock(wanted)));
    assertThrows(IllegalStateException.class, () -> read(() -> messages().lock(wanted)));
    assertEquals(0, write(() -> messages().lock(Vector.empty())).size());
  }

  private ChannelMessages messages() {
    return storage().channelMessages();
  }

  private void append(String id, ChannelId channel, long number, AgentId author) {
    write(
        () -> {
          messages()
              .append(
                  new ChannelMessage(
                      new ChannelMessageId(id), channel, number, author, "again", AT));
          return id;
        });
  }

  private static Vector<Long> numbers(Seq<ChannelMessage> messages) {
    return messages.map(ChannelMessage::sequence).toVector();
  }
}
