package dev.stoa.testkit.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** The contract of searching turns. */
public interface TurnSearchContract extends DebateSamples {

  @Override
  Storage storage();

  @Test
  default void aTurnIsIndexedWithItsDomainAuthorDateAndPlace() {
    DebateSession in = session("s-1", 0, NewDebateSession.about("cache or not").domain("caching"));
    says(in, 1, "evict the oldest");
    assertEquals(
        Vector.of(
            new SearchDocument(SearchSource.TURN, "s-1-1", "caching", "evict the oldest")
                .by(Option.some("ada"))
                .at(AT)
                .in("s-1", 1)),
        take(9));
  }

  @Test
  default void waitingTurnsAreTakenOnce() {
    DebateSession one = session("s-1");
    DebateSession two = session("s-2");
    session("silent");
    assertFalse(isWaiting());
    assertEquals(Vector.empty(), take(10));
    Seq<SearchDocument> documents =
        Vector.rangeClosed(1, 3)
            .map(i -> says(one, i, "one " + i))
            .appendAll(Vector.rangeClosed(1, 4).map(i -> says(two, i, "two " + i)));
    assertTrue(isWaiting());
    assertEquals(documents.take(5), take(5));
    assertTrue(isWaiting());
    assertEquals(documents.drop(5), take(5));
    assertFalse(isWaiting());
    SearchDocument later = says(one, 4, "later");
    assertEquals(Vector.of(later), take(5));
    assertEquals(Vector.empty(), take(5));
  }

  @Test
  default void turnsWithoutContentHoldNothingUp() {
    DebateSession in = session("s-1");
    for (int i = 1; i <= 5; i++) {
      turn(in, "silent-" + i, i, TurnDraft.of(1, DebatePhase.REVIEW, BOB));
    }
    SearchDocument document = says(in, 6, "said");
    turn(in, "silent-7", 7, TurnDraft.of(1, DebatePhase.REVIEW, BOB));
    assertEquals(Vector.of(document), take(2));
    assertFalse(isWaiting());
    assertEquals(Vector.of(document), searchable(Option.none(), 9));
  }

  @Test
  default void aFailedUnitTakesNothing() {
    SearchDocument document = says(session("s-1"), 1, "said");
    assertThrows(
        IllegalStateException.class,
        () ->
            write(
                () -> {
                  assertEquals(1, storage().debateTurns().takeWaiting(9).size());
                  throw new IllegalStateException("on purpose");
                }));
    assertEquals(Vector.of(document), take(9));
  }

  @Test
  default void onlyTakenTurnsAreSearchable() {
    DebateSession in = session("s-1");
    Seq<SearchDocument> documents = Vector.rangeClosed(1, 5).map(i -> says(in, i, "turn " + i));
    assertEquals(Vector.empty(), searchable(Option.none(), 9));
    take(3);
    assertEquals(documents.take(3), searchable(Option.none(), 9));
    assertEquals(documents.slice(1, 2), searchable(Option.some(documents.head().id()), 1));
    take(3);
    assertEquals(documents, searchable(Option.none(), 9));
  }

  @Test
  default void removingASessionRemovesItsWords() {
    DebateSession removed = session("s-1");
    says(removed, 1, "jitter");
    SearchDocument stored = says(session("s-2"), 1, "jitter too");
    take(9);
    write(() -> storage().debateSessions().remove(removed.id()));
    assertEquals(Vector.of(stored.id()), found("jitter"));
    assertTrue(storage().unitOfWork().run(() -> storage().textIndex().isSound(SearchSource.TURN)));
    SearchDocument again = says(session("s-1"), 1, "jitter");
    assertEquals(Vector.of(again), take(9));
  }

  @Test
  default void aSessionThatIsBeingRemovedIsPassedOver() throws Exception {
    // More than once: the first search may still be opening its connection.
    for (int round = 1; round <= 3; round++) {
      DebateSession removed = session("removed-" + round);
      says(removed, 1, "jitter");
      SearchDocument stored = says(session("stored-" + round), 1, "jitter");
      FutureTask<Vector<SearchDocument>> search = new FutureTask<>(() -> take(9));
      write(
          () -> {
            storage().debateSessions().remove(removed.id());
            // A removal may be sent together with the next statement.
            assertEquals(Option.none(), storage().debateSessions().find(removed.id()));
            new Thread(search).start();
            // The search comes as far as it can before this unit ends.
            assertThrows(TimeoutException.class, () -> search.get(300, TimeUnit.MILLISECONDS));
          });
      assertEquals(Vector.of(stored), search.get());
      assertEquals(round, found("jitter").size());
      assertFalse(isWaiting());
    }
  }

  @Test
  default void turnsOfASessionThatIsOverAreTakenAndImportedOnesLater() {
    DebateSession in = session("s-1");
    SearchDocument first = says(in, 1, "first");
    assertEquals(Vector.of(first), take(9));
    SearchDocument second = says(in, 2, "second");
    write(() -> storage().debateSessions().save(in.become(DebateStatus.CANCELLED, AT).get()));
    assertEquals(Vector.of(second), take(9));
    assertFalse(isWaiting());
    DebateTurn third = turn(in.id(), 3, "third");
    write(() -> storage().debateTurns().appendImported(Vector.of(third)));
    assertTrue(isWaiting());
    assertEquals(Vector.ofAll(third.document(Option.none())), take(9));
    assertEquals(3, searchable(Option.none(), 9).size());
  }

  private SearchDocument says(DebateSession in, long sequence, String content) {
    DebateTurn turn = turn(in.id(), sequence, content);
    write(() -> storage().debateTurns().append(Vector.of(turn)));
    return turn.document(in.opened().domain()).get();
  }

  private static DebateTurn turn(DebateSessionId in, long sequence, String content) {
    return new DebateTurn(
        new DebateTurnId(in + "-" + sequence),
        in,
        sequence,
        TurnDraft.of(1, DebatePhase.PROPOSAL, ADA).content(content),
        AT);
  }

  private boolean isWaiting() {
    return ask(() -> storage().debateTurns().isWaiting());
  }

  /** Takes and indexes, as a search does. */
  private Vector<SearchDocument> take(int limit) {
    return storage()
        .unitOfWork()
        .run(
            () -> {
              Seq<SearchDocument> taken = storage().debateTurns().takeWaiting(limit);
              storage().textIndex().putAll(taken);
              return taken.toVector();
            });
  }

  private Vector<SearchDocument> searchable(Option<String> after, int limit) {
    return ask(() -> storage().debateTurns().searchable(after, limit)).toVector();
  }

  private Vector<String> found(String words) {
    return ask(() -> storage().textIndex().find(SearchSource.TURN, TextQuery.about(words), 0, 100))
        .map(TextHit::id)
        .sorted()
        .toVector();
  }
}
