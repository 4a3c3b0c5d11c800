package dev.stoa.testkit.conversation;

import static dev.stoa.testkit.conversation.ConversationSamples.AT;
import static dev.stoa.testkit.conversation.ConversationSamples.conversation;
import static dev.stoa.testkit.conversation.ConversationSamples.message;
import static dev.stoa.testkit.conversation.ConversationSamples.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.conversation.AccuracyLevel;
import dev.stoa.domain.conversation.Callout;
import dev.stoa.domain.conversation.ConfidenceLabel;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageText;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of messages of conversations. */
public interface ConversationMessagesContract extends WorkspaceContract<ConversationStorage> {

  @Test
  default void messagesAreStoredAsTheyAre() {
    Conversation in = stored(storage(), conversation("c1", 0));
    ConversationMessage whole =
        message(
            in,
            "m'1",
            1,
            MessageDraft.calling(
                    "o'neil ıİ \uD83D\uDE00 enc:v1:", " [ {\"id\": \"1\", \"a\": 1.0} ]\n")
                .callout(Callout.DISAGREEMENT)
                .model("swe")
                .model("math")
                .accuracy(AccuracyLevel.MAXIMUM)
                .confidence(ConfidenceLabel.UNCERTAIN)
                .by("Ada")
                .payload("{ \"media\" : [ { \"data\":\"AA==\", \"n\":1.0 } ] }\r\n\uD83D\uDE00")
                .metadata(CanonicalJson.of("{\"b\":[1,null,{\"c\":\"ı\"}],\"a\":2.5}")));
    ConversationMessage result = message(in, "m2", 2, MessageDraft.answering("1", "42"));
    ConversationMessage encrypted =
        message(in, "m3", 3, MessageDraft.user("x"))
            .with(
                new MessageText(
                    Option.some(new KeyId("k1")),
                    "ciphertext",
                    Option.some("not JSON"),
                    Option.some("neither")));
    append(whole, result, encrypted);
    assertEquals(
        HashMap.of(whole.id(), whole, result.id(), result, encrypted.id(), encrypted),
        ask(
            all ->
                all.find(
                    Vector.of(whole.id(), result.id(), encrypted.id(), new MessageId("none")))));
  }

  @Test
  default void anIdAndANumberAreUsedOnce() {
    Conversation in = stored(storage(), conversation("c1", 0), MessageDraft.user("first"));
    assertThrows(
        StorageException.class, () -> append(message(in, "c1-1", 2, MessageDraft.user("same id"))));
    assertThrows(
        StorageException.class,
        () -> append(message(in, "c1-2", 1, MessageDraft.user("same number"))));
    assertThrows(
        StorageException.class,
        () ->
            append(message(conversation("none", 0), "m", 1, MessageDraft.user("no conversation"))));
    assertThrows(
        IllegalStateException.class, () -> ask(all -> all.claim(Vector.of(new MessageId("m")))));
  }

  @Test
  default void messagesArePagedInBothDirections() {
    Conversation in =
        stored(
            storage(),
            conversation("c1", 0),
            Vector.range(1, 8)
                .map(i -> MessageDraft.user("text " + i))
                .toJavaArray(MessageDraft[]::new));
    stored(storage(), conversation("c2", 0), MessageDraft.user("another"));
    UserId user = in.user();
    assertEquals(
        Vector.of(1L, 2L, 3L), numbers(ask(all -> all.after(user, in.id(), Option.none(), 0, 3))));
    assertEquals(
        Vector.of(6L, 7L), numbers(ask(all -> all.after(user, in.id(), Option.none(), 5, 9))));
    assertEquals(Vector.of(7L, 6L), numbers(ask(all -> all.before(in.id(), Long.MAX_VALUE, 2))));
    assertEquals(
        Vector.of(2L, 1L), numbers(ask(all -> all.before(user, in.id(), Option.none(), 3, 9))));
    assertEquals(
        Vector.empty(), numbers(ask(all -> all.before(user, in.id(), Option.none(), 1, 9))));
    UserId other = new UserId("other");
    assertEquals(
        Vector.empty(), numbers(ask(all -> all.after(other, in.id(), Option.none(), 0, 3))));
    assertEquals(
        Vector.empty(), numbers(ask(all -> all.before(other, in.id(), Option.none(), 3, 9))));
  }

  @Test
  default void messagesArePagedByTheirMetadata() {
    Conversation in =
        stored(
            storage(),
            conversation("c1", 0),
            Vector.range(1, 8)
                .map(
                    i ->
                        MessageDraft.user("text " + i)
                            .metadata(CanonicalJson.of("{\"even\":" + (i % 2 == 0) + "}")))
                .append(MessageDraft.user("no metadata"))
                .toJavaArray(MessageDraft[]::new));
    UserId user = in.user();
    Option<MetadataFilter> even = Option.some(MetadataFilter.eq("even", true));
    assertEquals(Vector.of(2L, 4L), numbers(ask(all -> all.after(user, in.id(), even, 0, 2))));
    assertEquals(Vector.of(6L), numbers(ask(all -> all.after(user, in.id(), even, 4, 9))));
    assertEquals(Vector.of(4L, 2L), numbers(ask(all -> all.before(user, in.id(), even, 6, 9))));
    Option<MetadataFilter> odd = Option.some(MetadataFilter.ne("even", true));
    assertEquals(Vector.of(8L, 7L), numbers(ask(all -> all.before(user, in.id(), odd, 99, 2))));
  }

  @Test
  default void messagesAreCorrectedAndRemovedByNumber() {
    Conversation in =
        stored(
            storage(),
            conversation("c1", 0),
            MessageDraft.user("a"),
            MessageDraft.user("b"),
            MessageDraft.user("c"),
            MessageDraft.user("d"));
    stored(storage(), conversation("c2", 0), MessageDraft.user("another"));
    Seq<ConversationMessage> two = ask(all -> all.numbered(in.id(), Vector.of(3L, 2L, 9L)));
    assertEquals(Vector.of(2L, 3L), numbers(two.sortBy(ConversationMessage::sequence)));
    ConversationMessage corrected =
        two.find(one -> one.sequence() == 2)
            .get()
            .corrected(
                MessageDraft.answering("call", "x")
                    .by("Ada")
                    .payload("{}")
                    .metadata(CanonicalJson.of("{\"a\":1}")));
    write(
        all -> {
          all.holdIndexing();
          all.correct(Vector.of(corrected));
          all.remove(two.filter(one -> one.sequence() == 3).map(ConversationMessage::id));
        });
    assertEquals(Vector.of(corrected), ask(all -> all.numbered(in.id(), Vector.of(2L))).toVector());
    assertEquals(Vector.of(4L, 2L), numbers(ask(all -> all.from(in.id(), 2, 9))));
    assertEquals(Vector.of(4L), numbers(ask(all -> all.from(in.id(), 2, 1))));
    assertEquals(Option.some(corrected), ask(all -> all.upTo(in.id(), 3)));
    assertEquals(Vector.empty(), ask(all -> all.former(9)).toVector());
    Seq<Long> span = ask(all -> all.span(in.id()));
    write(all -> all.remove(ask(one -> one.from(in.id(), 4, 1)).map(ConversationMessage::id)));
    assertEquals(span.head(), ask(all -> all.span(in.id())).head());
    assertTrue(ask(all -> all.span(in.id())).last() < span.last());
  }

  private void write(Consumer<ConversationMessages> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().conversationMessages());
              return true;
            });
  }

  @Test
  default void messagesOfTheSystemAreReadApart() {
    Conversation in =
        stored(
            storage(),
            conversation("c1", 0),
            MessageDraft.system("old"),
            MessageDraft.user("a"),
            MessageDraft.system("new"),
            MessageDraft.assistant("b"));
    assertEquals(Vector.of(4L, 3L, 2L), numbers(ask(all -> all.newest(in.user(), in.id(), 9))));
    assertEquals(Vector.of(4L, 3L), numbers(ask(all -> all.newest(in.user(), in.id(), 1))));
    assertEquals(
        Vector.of(4L, 2L), numbers(ask(all -> all.beforeOfOthers(in.id(), Long.MAX_VALUE, 9))));
    Conversation without = stored(storage(), conversation("c2", 0), MessageDraft.user("a"));
    assertEquals(Vector.of(1L), numbers(ask(all -> all.newest(without.user(), without.id(), 9))));
    assertEquals(Vector.empty(), numbers(ask(all -> all.newest(new UserId("other"), in.id(), 9))));
  }

  @Test
  default void messagesAreTakenForTheTextIndexOnce() {
    assertFalse(ask(ConversationMessages::isWaiting));
    stored(storage(), conversation("c2", 0), MessageDraft.user("a"), MessageDraft.user("b"));
    Conversation first = stored(storage(), conversation("c1", 0), MessageDraft.user("c"));
    assertTrue(ask(ConversationMessages::isWaiting));
    assertEquals(Vector.empty(), ids(ask(all -> all.searchable(Option.none(), 9))));
    assertEquals(Vector.of("c1-1", "c2-1"), ids(taken(2)));
    assertEquals(Vector.of("c1-1", "c2-1"), ids(ask(all -> all.searchable(Option.none(), 9))));
    assertEquals(Vector.of("c2-2"), ids(taken(2)));
    assertFalse(ask(ConversationMessages::isWaiting));
    assertEquals(
        Vector.of("c2-1"), ids(ask(all -> all.searchable(Option.some(new MessageId("c1-1")), 1))));
    assertEquals(first.user(), ask(all -> all.searchable(Option.none(), 1)).head().user());
  }

  @Test
  default void allMessagesArePagedInTheOrderOfStoring() {
    stored(storage(), conversation("c2", 0), MessageDraft.user("a"), MessageDraft.user("b"));
    stored(storage(), conversation("c1", 0), MessageDraft.user("c"));
    Seq<StoredMessage> first = ask(all -> all.pageOfAll(Option.none(), 2));
    assertEquals(Vector.of("c2-1", "c2-2"), ids(first));
    assertEquals(
        Vector.of("c1-1"), ids(ask(all -> all.pageOfAll(Option.some(first.last().position()), 2))));
  }

  private Seq<StoredMessage> taken(int limit) {
    return storage().unitOfWork().run(() -> storage().conversationMessages().takeWaiting(limit));
  }

  private static Vector<String> ids(Seq<StoredMessage> messages) {
    return messages.map(one -> one.message().id().value()).toVector();
  }

  private static Vector<Long> numbers(Seq<ConversationMessage> messages) {
    messages.forEach(message -> assertEquals(AT, message.createdAt()));
    return messages.map(ConversationMessage::sequence).toVector();
  }

  private void append(ConversationMessage... messages) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().conversationMessages().append(Vector.of(messages));
              return true;
            });
  }

  private <T> T ask(Function<ConversationMessages, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().conversationMessages()));
  }
}
