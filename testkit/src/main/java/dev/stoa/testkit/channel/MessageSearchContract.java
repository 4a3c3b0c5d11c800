package dev.stoa.testkit.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** The contract of searching messages. */
public interface MessageSearchContract<S extends ChannelStorage & AgentStorage & SearchStorage>
    extends ChannelWorkspace<S> {

  @Test
  default void waitingMessagesAreTakenOnce() {
    AgentId agent = givenAnAgent("a");
    ChannelId ops = givenAChannel("ops");
    ChannelId dev = givenAChannel("dev");
    givenAChannel("silent");
    assertFalse(isWaiting());
    assertEquals(Vector.empty(), take(10));
    Seq<ChannelMessage> messages =
        Vector.range(0, 3)
            .map(i -> givenAMessage(dev, agent, "dev " + i))
            .appendAll(Vector.range(0, 4).map(i -> givenAMessage(ops, agent, "ops " + i)));
    assertTrue(isWaiting());
    assertEquals(messages.map(one -> one.document("a")).take(5), take(5));
    assertTrue(isWaiting());
    assertEquals(messages.map(one -> one.document("a")).drop(5), take(5));
    assertFalse(isWaiting());
    ChannelMessage later = givenAMessage(dev, agent, "later");
    assertEquals(Vector.of(later.document("a")), take(5));
    assertEquals(Vector.empty(), take(5));
  }

  @Test
  default void aFailedUnitTakesNothing() {
    ChannelMessage message = givenAMessage(givenAChannel("ops"), givenAnAgent("a"), "said");
    assertThrows(
        IllegalStateException.class,
        () ->
            write(
                () -> {
                  assertEquals(1, storage().channelMessages().takeWaiting(9).size());
                  throw new IllegalStateException("on purpose");
                }));
    assertEquals(Vector.of(message.document("a")), take(9));
  }

  @Test
  default void onlyTakenMessagesAreSearchable() {
    AgentId agent = givenAnAgent("a");
    ChannelId ops = givenAChannel("ops");
    Seq<SearchDocument> documents =
        Vector.range(0, 5).map(i -> givenAMessage(ops, agent, "ops " + i).document("a"));
    assertEquals(Vector.empty(), searchable(Option.none(), 9));
    take(3);
    assertEquals(documents.take(3), searchable(Option.none(), 9));
    assertEquals(documents.slice(1, 2), searchable(Option.some(documents.head().id()), 1));
    take(3);
    assertEquals(documents, searchable(Option.none(), 9));
  }

  @Test
  default void aMessageThatIsDeletedIsNotFound() {
    AgentId agent = givenAnAgent("a");
    ChannelId ops = givenAChannel("ops");
    ChannelMessage first = givenAMessage(ops, agent, "retry with jitter");
    ChannelMessage second = givenAMessage(ops, agent, "more jitter");
    ChannelMessage unseen = givenAMessage(ops, agent, "unseen jitter");
    take(2);
    assertEquals(Vector.of(second.id().value(), first.id().value()).sorted(), found("jitter"));
    write(
        () -> {
          storage().channelMessages().remove(first);
          storage().channelMessages().remove(unseen);
          return ops;
        });
    assertEquals(Vector.of(second.id().value()), found("jitter"));
    assertEquals(Vector.of(second.document("a")), searchable(Option.none(), 9));
    assertFalse(isWaiting());
    assertTrue(isSound());
    ChannelMessage next = givenAMessage(ops, agent, "jitter again");
    take(9);
    assertEquals(Vector.of(second.id().value(), next.id().value()).sorted(), found("jitter"));
  }

  @Test
  default void deletingAChannelRemovesItsWords() {
    AgentId agent = givenAnAgent("a");
    givenAMessage(givenAChannel("ops"), agent, "jitter");
    ChannelMessage stored = givenAMessage(givenAChannel("dev"), agent, "jitter too");
    take(9);
    write(() -> storage().channels().remove(new ChannelId("c-ops")));
    assertEquals(Vector.of(stored.id().value()), found("jitter"));
    assertTrue(isSound());
    ChannelMessage again = givenAMessage(givenAChannel("ops"), agent, "jitter");
    assertEquals(Vector.of(again.document("a")), take(9));
  }

  @Test
  default void aChannelThatIsBeingRemovedIsPassedOver() throws Exception {
    AgentId agent = givenAnAgent("a");
    // More than once: the first search may still be opening its connection.
    for (int round = 1; round <= 3; round++) {
      ChannelId removed = givenAChannel("removed-" + round);
      givenAMessage(removed, agent, "jitter");
      ChannelMessage stored = givenAMessage(givenAChannel("stored-" + round), agent, "jitter");
      FutureTask<Vector<SearchDocument>> search = new FutureTask<>(() -> take(9));
      write(
          () -> {
            storage().channels().remove(removed);
            // A removal may be sent together with the next statement.
            assertEquals(Option.none(), storage().channels().find(removed));
            new Thread(search).start();
            // The search comes as far as it can before this unit ends.
            return assertThrows(
                TimeoutException.class, () -> search.get(300, TimeUnit.MILLISECONDS));
          });
      assertEquals(Vector.of(stored.document("a")), search.get());
      assertEquals(round, found("jitter").size());
      assertFalse(isWaiting());
    }
  }

  private boolean isWaiting() {
    return read(() -> storage().channelMessages().isWaiting());
  }

  /** Takes and indexes, as a search does. */
  private Vector<SearchDocument> take(int limit) {
    return write(
        () -> {
          Seq<SearchDocument> taken = storage().channelMessages().takeWaiting(limit);
          storage().textIndex().putAll(taken);
          return taken.toVector();
        });
  }

  private Vector<SearchDocument> searchable(Option<String> after, int limit) {
    return read(() -> storage().channelMessages().searchable(after, limit)).toVector();
  }

  private Vector<String> found(String words) {
    return read(() ->
            storage().textIndex().find(SearchSource.MESSAGE, TextQuery.about(words), 0, 100))
        .map(TextHit::id)
        .sorted()
        .toVector();
  }

  private boolean isSound() {
    return write(() -> storage().textIndex().isSound(SearchSource.MESSAGE));
  }
}
