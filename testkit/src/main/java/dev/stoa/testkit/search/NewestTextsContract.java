package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.search.NewestTexts;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The messages that hold all of some words are found newest first, in segments or not yet. */
public interface NewestTextsContract extends TextIndexHelpers {

  /** More than the first segment is made of. */
  int ENOUGH = 300;

  @Test
  default void allWordsMustBeInTheSameMessage() {
    say("a", "postgresql tuning");
    say("b", "docker compose tuning");
    assertEquals(List.of("b", "a"), newest("tuning"));
    assertEquals(List.of("a"), newest("tun", "post"));
    assertEquals(List.empty(), newest("postgresql", "docker"));
    assertEquals(List.empty(), newest("uning"));
  }

  @Test
  default void identifiersAreFoundByTheirBeginningsToo() {
    say("a", "Fix getMessageCache, and wal_level=replica");
    assertEquals(List.of("a"), newest("messagec"));
    assertEquals(List.of("a"), newest("getmess", "wal_lev"));
    assertEquals(List.of("a"), newest("level", "wal"));
    assertEquals(List.empty(), newest("cache"));
    assertEquals(List.empty(), newest("wal_rep"));
  }

  @Test
  default void theOrderIsThatOfStoringWheneverTheyAreIndexed() {
    Vector<String> ids = Vector.range(0, ENOUGH).map(i -> "m" + (1_000 + i));
    givenThings(SearchSource.CONVERSATION, ids);
    // Half of them are in a segment; in either half the last is indexed first.
    for (Seq<String> half : List.of(ids.drop(ENOUGH / 10), ids.take(ENOUGH / 10))) {
      write(
          () ->
              storage()
                  .textIndex()
                  .putAll(half.reverse().map(id -> message(id, "me", "word of " + id))));
    }
    assertEquals(ids.reverse().toList(), newest("word"));
    Seq<Long> all = positions(wanted("me", Long.MAX_VALUE, "word"), ENOUGH);
    assertEquals(all.slice(10, 20), positions(wanted("me", all.get(9), "word"), 10));
    assertEquals(
        all.slice(10, 20),
        positions(new NewestTexts(List.of(List.of("wo")), "me", all.get(19), all.get(9)), ENOUGH));
    write(() -> storage().textIndex().removeAll(SearchSource.CONVERSATION, ids.takeRight(9)));
    assertEquals(ids.dropRight(9).reverse().toList(), newest("word"));
    write(() -> storage().textIndex().rebuild(SearchSource.CONVERSATION));
    assertEquals(ids.dropRight(9).reverse().toList(), newest("word"));
    assertTrue(isSound(SearchSource.CONVERSATION));
  }

  @Test
  default void onlyTheOwnersMessagesAreFound() {
    say("a", "secret");
    putAll(List.of(message("b", "other", "secret")));
    assertEquals(List.of("a"), newest("secret"));
    assertEquals(List.of("b"), ids(positions(wanted("other", Long.MAX_VALUE, "sec"), 9)));
  }

  @Test
  default void keyedWordsAreFoundAsTheyAreAndByNothingElse() {
    givenThings(SearchSource.CONVERSATION, List.of("a", "b", "c"));
    write(
        () -> {
          storage().textIndex().put(SearchDocument.keyed("a", "me", List.of("kubER", "x-_1")));
          storage().textIndex().put(SearchDocument.keyed("b", "me", List.of("KUBer")));
          storage().textIndex().put(SearchDocument.keyed("c", "me", List.empty()));
        });
    assertEquals(List.of("a"), newest("#kubER", "#x-_1"));
    // A word may be keyed in several ways.
    assertEquals(
        List.of("b", "a"),
        ids(
            positions(
                new NewestTexts(List.of(List.of("#KUBer", "#kubER")), "me", 0, Long.MAX_VALUE),
                9)));
    assertEquals(List.empty(), newest("kub"));
    assertEquals(List.empty(), found(SearchSource.CONVERSATION, "kuber #kubER"));
    assertTrue(isSound(SearchSource.CONVERSATION));
    write(() -> storage().textIndex().put(message("a", "me", "Kubernetes")));
    assertEquals(List.of("a"), newest("kub"));
    assertEquals(List.empty(), newest("#kubER"));
  }

  @Test
  default void messagesAreReadAtTheirPositionsOfOneConversationOrOfAll() {
    say("a", "word");
    say("b", "word");
    Seq<Long> positions = positions(wanted("me", Long.MAX_VALUE, "word"), 9);
    ConversationId in = new ConversationId("searched");
    assertEquals(
        List.of("b", "a"),
        read(() -> messages().at(positions, Option.some(in)))
            .map(one -> one.message().id().value())
            .toList());
    assertTrue(
        read(() -> messages().at(positions, Option.some(new ConversationId("other")))).isEmpty());
    assertEquals(positions.reverse().toList(), read(() -> messages().span(in)).toList());
  }

  private ConversationMessages messages() {
    return ((ConversationStorage) storage()).conversationMessages();
  }

  private void say(String id, String text) {
    putAll(List.of(message(id, "me", text)));
  }

  private static SearchDocument message(String id, String owner, String text) {
    return new SearchDocument(SearchSource.CONVERSATION, id, owner, text)
        .at(Instant.parse("2026-01-02T03:04:05Z"));
  }

  private static NewestTexts wanted(String owner, long before, String... words) {
    return new NewestTexts(List.of(words).map(List::of), owner, 0, before);
  }

  private List<String> newest(String... words) {
    return ids(positions(wanted("me", Long.MAX_VALUE, words), 1_000));
  }

  private Seq<Long> positions(NewestTexts wanted, int limit) {
    return read(() -> storage().textIndex().newest(wanted, limit)).toList();
  }

  private List<String> ids(Seq<Long> positions) {
    return positions.isEmpty()
        ? List.empty()
        : read(() -> messages().at(positions, Option.none()))
            .map(StoredMessage::message)
            .map(one -> one.id().value())
            .toList();
  }
}
