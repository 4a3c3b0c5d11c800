package dev.stoa.testkit.conversation;

import static dev.stoa.testkit.conversation.ConversationSamples.conversation;
import static dev.stoa.testkit.conversation.ConversationSamples.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.KeywordLookup;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageKeywords;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The contract of every index of the keywords of messages. */
public interface KeywordIndexContract extends WorkspaceContract<ConversationStorage> {

  /** A second user. */
  UserId OTHER = new UserId("other");

  @Test
  default void allWordsMustBeInTheSameMessage() {
    Conversation in = given("c1", UserId.LOCAL, "postgresql tuning", "docker compose tuning");
    assertEquals(Vector.of("c1-2", "c1-1"), ids(beginning("tuning")));
    assertEquals(Vector.of("c1-1"), ids(beginning("tun", "post")));
    assertEquals(Vector.empty(), ids(beginning("postgresql", "docker")));
    assertEquals(Vector.of("c1-2"), ids(whole("docker", "tuning")));
    assertEquals(Vector.empty(), ids(whole("dock")));
    assertEquals(
        in.id(), find(beginning("dock"), Option.none(), 9).head().message().conversation());
  }

  @Test
  default void aWordIsStoredInAnyOfItsForms() {
    given("c1", UserId.LOCAL, "hash1", "hash2", "hash3");
    assertEquals(
        Vector.of("c1-2", "c1-1"),
        ids(
            new KeywordLookup(
                UserId.LOCAL, Vector.of(Vector.of("hash1", "hash2")), false, Option.none())));
  }

  @Test
  default void resultsArePagedNewestFirst() {
    given("c1", UserId.LOCAL, "one word", "one wording", "no match", "words");
    given("c2", UserId.LOCAL, "wordless");
    Seq<StoredMessage> first = find(beginning("word"), Option.none(), 2);
    assertEquals(Vector.of("c2-1", "c1-4"), first.map(one -> one.message().id().value()));
    Seq<StoredMessage> second = find(beginning("word"), Option.some(first.last().position()), 2);
    assertEquals(Vector.of("c1-2", "c1-1"), second.map(one -> one.message().id().value()));
    assertEquals(Vector.empty(), find(beginning("word"), Option.some(second.last().position()), 2));
  }

  @Test
  default void onlyTheUsersOwnMessagesAreFound() {
    Conversation mine = given("c1", UserId.LOCAL, "secret");
    given("c2", OTHER, "secret");
    given("c3", UserId.LOCAL, "secret");
    assertEquals(Vector.of("c3-1", "c1-1"), ids(beginning("secret")));
    assertEquals(
        Vector.of("c1-1"),
        ids(
            new KeywordLookup(
                UserId.LOCAL, Vector.of(Vector.of("sec")), true, Option.some(mine.id()))));
  }

  @Test
  default void wordsAreReplacedAndRemovedWithTheirMessage() {
    Conversation in = given("c1", UserId.LOCAL, "first second");
    MessageId id = new MessageId("c1-1");
    assertEquals(Vector.of("c1-1"), ids(beginning("first", "second")));
    write(
        all ->
            all.replace(
                UserId.LOCAL,
                Vector.of(new MessageKeywords(id, Vector.of("o'third \uD83D\uDE00")))));
    assertEquals(Vector.empty(), ids(beginning("first")));
    assertEquals(Vector.of("c1-1"), ids(beginning("o'third \uD83D\uDE00")));
    write(all -> all.replace(UserId.LOCAL, Vector.of(new MessageKeywords(id, Vector.empty()))));
    assertEquals(Vector.empty(), ids(beginning("o'third")));
    write(
        all -> all.replace(UserId.LOCAL, Vector.of(new MessageKeywords(id, Vector.of("fourth")))));
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().conversations().remove(in.id());
              return true;
            });
    given("c2", UserId.LOCAL, "other");
    assertEquals(Vector.empty(), ids(beginning("fourth")));
  }

  private static KeywordLookup beginning(String... words) {
    return lookup(true, words);
  }

  private static KeywordLookup whole(String... words) {
    return lookup(false, words);
  }

  private static KeywordLookup lookup(boolean beginnings, String... words) {
    return new KeywordLookup(
        UserId.LOCAL,
        Vector.of(words).map(word -> (Seq<String>) Vector.of(word)),
        beginnings,
        Option.none());
  }

  /** Each message has the words of its content as keywords. */
  private Conversation given(String id, UserId user, String... texts) {
    return stored(
        storage(),
        conversation(id, user, 0),
        text -> Vector.of(text.split(" ")),
        Vector.of(texts).map(MessageDraft::user).toJavaArray(MessageDraft[]::new));
  }

  private Vector<String> ids(KeywordLookup lookup) {
    return find(lookup, Option.none(), 99).map(one -> one.message().id().value()).toVector();
  }

  private Seq<StoredMessage> find(KeywordLookup lookup, Option<Long> before, int limit) {
    return storage()
        .unitOfWork()
        .read(() -> storage().keywordIndex().containing(lookup, before, limit));
  }

  private void write(Consumer<KeywordIndex> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().keywordIndex());
              return true;
            });
  }
}
