package dev.stoa.testkit.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.ReadingPosition;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.channel.UnreadTotals;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The contract of every store of bookmarks. */
public interface BookmarksContract<S extends ChannelStorage & AgentStorage>
    extends ChannelWorkspace<S> {

  @Test
  default void readersStartWithoutABookmark() {
    AgentId reader = givenAnAgent("reader");
    ChannelId channel = givenAChannel("ops");
    assertEquals(Option.some(new ReadingPosition(0, 0)), position(reader, channel));
    givenAMessage(channel, givenAnAgent("writer"), "one");
    assertEquals(Option.some(new ReadingPosition(0, 1)), position(reader, channel));
    assertEquals(
        Option.some(new ReadingPosition(0, 1)), write(() -> bookmarks().lock(reader, channel)));
    assertEquals(Option.none(), position(reader, new ChannelId("nowhere")));
    assertEquals(Option.none(), position(new AgentId("nobody"), channel));
  }

  @Test
  default void aBookmarkMovesForOneReaderInOneChannel() {
    AgentId reader = givenAnAgent("reader");
    AgentId writer = givenAnAgent("writer");
    ChannelId channel = givenAChannel("ops");
    ChannelId other = givenAChannel("dev");
    ChannelMessage first = givenAMessage(channel, writer, "one");
    givenAMessage(channel, writer, "two");
    givenAMessage(other, writer, "elsewhere");
    move(reader, channel, 1, Option.some(first));
    assertEquals(1L, unread(reader, channel));
    move(reader, channel, 2, Option.none());
    assertEquals(Option.some(new ReadingPosition(2, 2)), position(reader, channel));
    assertEquals(0L, unread(reader, channel));
    assertEquals(1L, unread(reader, other));
    assertEquals(Option.some(new ReadingPosition(0, 2)), position(writer, channel));
  }

  @Test
  default void aBookmarkOfAnUnknownAgentIsAnError() {
    ChannelId channel = givenAChannel("ops");
    AgentId reader = givenAnAgent("reader");
    assertThrows(
        StorageException.class, () -> move(new AgentId("nobody"), channel, 1, Option.none()));
    assertThrows(
        StorageException.class, () -> move(reader, new ChannelId("nowhere"), 1, Option.none()));
  }

  @Test
  default void anEmptyChannelHasNothingUnread() {
    AgentId reader = givenAnAgent("reader");
    ChannelId channel = givenAChannel("ops");
    assertEquals(0L, unread(reader, channel));
    assertEquals(0L, unread(reader, new ChannelId("nowhere")));
    assertEquals(Vector.empty(), inbox(reader, 5));
  }

  @Test
  default void ownMessagesAreNeverUnread() {
    AgentId reader = givenAnAgent("reader");
    AgentId writer = givenAnAgent("writer");
    ChannelId channel = givenAChannel("ops");
    ChannelId own = givenAChannel("own");
    givenAMessage(own, reader, "to myself");
    for (int i = 0; i < 3; i++) {
      givenAMessage(channel, reader, "mine");
      givenAMessage(channel, writer, "theirs");
    }
    assertEquals(3L, unread(reader, channel));
    move(reader, channel, 4, Option.none());
    assertEquals(1L, unread(reader, channel));
    assertEquals(0L, unread(reader, own));
    assertEquals(Vector.of("ops:1"), inbox(reader, 5));
    assertEquals(new UnreadTotals(1, 1), read(() -> bookmarks().totals(reader)));
  }

  @Test
  default void totalsCountTheWholeInbox() {
    AgentId reader = givenAnAgent("reader");
    AgentId writer = givenAnAgent("writer");
    assertEquals(new UnreadTotals(0, 0), read(() -> bookmarks().totals(reader)));
    assertEquals(Option.none(), read(() -> bookmarks().fullest(reader)));
    for (int i = 0; i < 12; i++) {
      ChannelId channel = givenAChannel("n" + i);
      Vector.range(0, i % 4).forEach(n -> givenAMessage(channel, writer, "hello"));
      givenAMessage(channel, reader, "mine");
    }
    assertEquals(new UnreadTotals(18, 9), read(() -> bookmarks().totals(reader)));
    // All of one time: ties go by descending id.
    UnreadChannel fullest = read(() -> bookmarks().fullest(reader)).get();
    assertEquals("n7", fullest.channel().name().value());
    assertEquals(3, fullest.unread());
  }

  @Test
  default void deletedMessagesAreNotUnread() {
    AgentId reader = givenAnAgent("reader");
    AgentId writer = givenAnAgent("writer");
    ChannelId channel = givenAChannel("ops");
    Seq<ChannelMessage> messages =
        Vector.range(0, 6).map(i -> givenAMessage(channel, i == 5 ? reader : writer, "m" + i));
    move(reader, channel, 2, Option.some(messages.get(1)));
    remove(messages.get(1));
    assertEquals(2, position(reader, channel).get().seen(), "the position outlives its message");
    assertEquals(3L, unread(reader, channel));
    remove(messages.get(3));
    assertEquals(2L, unread(reader, channel));
    assertEquals(Vector.of("ops:2"), inbox(reader, 5));
    remove(messages.get(5));
    assertEquals(2L, unread(reader, channel));
    givenAMessage(channel, writer, "and more");
    assertEquals(3L, unread(reader, channel));
    move(reader, channel, 6, Option.none());
    assertEquals(1L, unread(reader, channel));
  }

  @Test
  default void anInboxShowsNewestActivityFirst() {
    AgentId reader = givenAnAgent("reader");
    AgentId writer = givenAnAgent("writer");
    // One time for two of them: ties go by descending id.
    Seq<Integer> seconds = Vector.of(5, 9, 1, 9, 7, 3);
    for (int i = 0; i < seconds.size(); i++) {
      ChannelId channel = givenAChannel("n" + i);
      givenAMessage(channel, i == 4 ? reader : writer, "hello");
      Instant at = AT.plusSeconds(seconds.get(i));
      write(
          () ->
              storage()
                  .channels()
                  .lockNext(channel, reader)
                  .map(next -> append(channel, next.sequence(), at)));
    }
    ChannelId archived = givenAChannel("archived");
    givenAMessage(archived, writer, "hello");
    write(
        () -> {
          Channel channel = storage().channels().lock(archived).get();
          storage().channels().save(channel.archive(AT));
          return channel;
        });
    Vector<String> expected = Vector.of("n3:1", "n1:1", "n0:1", "n5:1", "n2:1");
    for (int size = 1; size <= 6; size++) {
      assertEquals(expected, inbox(reader, size), "pages of " + size);
    }
  }

  /** The second message of a channel is the reader's own. */
  private long append(ChannelId channel, long number, Instant at) {
    storage()
        .channelMessages()
        .append(
            new ChannelMessage(
                new ChannelMessageId("own-" + channel),
                channel,
                number,
                new AgentId("id-of-reader"),
                "mine",
                at));
    return number;
  }

  private Bookmarks bookmarks() {
    return storage().bookmarks();
  }

  private Option<ReadingPosition> position(AgentId reader, ChannelId channel) {
    return read(() -> bookmarks().find(reader, channel));
  }

  private long unread(AgentId reader, ChannelId channel) {
    return read(() -> bookmarks().unread(reader, channel));
  }

  private void move(AgentId reader, ChannelId channel, long seen, Option<ChannelMessage> received) {
    write(
        () -> {
          bookmarks().lock(reader, channel);
          bookmarks().move(reader, channel, seen, received.map(ChannelMessage::id));
          return seen;
        });
  }

  private void remove(ChannelMessage message) {
    write(
        () -> {
          storage().channelMessages().remove(message);
          return message;
        });
  }

  private Vector<String> inbox(AgentId reader, int size) {
    Vector<String> rows = Vector.empty();
    Option<TimePosition<ChannelId>> after = Option.none();
    while (true) {
      Option<TimePosition<ChannelId>> from = after;
      Seq<UnreadChannel> page = read(() -> bookmarks().inbox(reader, from, size));
      rows = rows.appendAll(page.map(row -> row.channel().name() + ":" + row.unread()));
      if (page.size() < size) {
        return rows;
      }
      after = page.last().key();
    }
  }
}
