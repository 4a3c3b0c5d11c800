package dev.stoa.application.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class MessageOperationsTest {

  private static final UserId ADA = UserId.LOCAL;

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final IdSource ids = () -> "id-" + ++lastId;
  private final ConversationOperations conversations =
      new ConversationOperations(storage, () -> now, ids, ContentProtection.NONE);
  private final MessageOperations messages =
      new MessageOperations(storage, () -> now, ids, ContentProtection.NONE);
  private final ConversationId id = conversations.start(ADA, NewConversation.untitled()).get().id();

  @Test
  void messagesAreNumberedAndTouchTheirConversation() {
    now = now.plusSeconds(5);
    assertEquals(1, messages.append(ADA, id, MessageDraft.user("a")).get().sequence());
    Seq<ConversationMessage> more =
        messages
            .appendAll(
                ADA,
                id,
                Vector.of(
                    NewMessage.of(MessageDraft.assistant("b")),
                    NewMessage.of(MessageDraft.user("c"))))
            .get();
    assertEquals(Vector.of(2L, 3L), more.map(ConversationMessage::sequence));
    assertEquals(now, conversations.find(ADA, id.value()).get().updatedAt());
    assertEquals(3, conversations.find(ADA, id.value()).get().messages());
  }

  @Test
  void aChosenIdIsAppendedOnce() {
    NewMessage chosen = NewMessage.of("m", MessageDraft.user("a"));
    ConversationMessage first = messages.append(ADA, id, chosen).get();
    now = now.plusSeconds(1);
    assertEquals(Either.right(first), messages.append(ADA, id, chosen));
    Seq<ConversationMessage> both =
        messages
            .appendAll(ADA, id, Vector.of(NewMessage.of(MessageDraft.user("new")), chosen))
            .get();
    assertEquals(Vector.of(2L, 1L), both.map(ConversationMessage::sequence));
    assertEquals(
        Either.left(new ConversationRefused.MessageTaken(new MessageId("m"))),
        messages.append(ADA, id, NewMessage.of("m", MessageDraft.user("b"))));
    assertThrows(
        IllegalArgumentException.class,
        () -> messages.appendAll(ADA, id, Vector.of(chosen, chosen)));
    conversations.archive(ADA, id).get();
    assertEquals(Either.right(first), messages.append(ADA, id, chosen));
    assertEquals(2, conversations.find(ADA, id.value()).get().messages());
  }

  @Test
  void pagesGoInBothDirections() {
    messages
        .appendAll(
            ADA, id, Vector.range(0, 7).map(i -> NewMessage.of(MessageDraft.user("text " + i))))
        .get();
    Page<ConversationMessage, Long> newest = messages.before(ADA, id, PageRequest.first(3)).get();
    assertEquals(Vector.of(5L, 6L, 7L), numbers(newest));
    Page<ConversationMessage, Long> older =
        messages.before(ADA, id, new PageRequest<>(newest.next(), 3)).get();
    assertEquals(Vector.of(2L, 3L, 4L), numbers(older));
    Page<ConversationMessage, Long> oldest =
        messages.before(ADA, id, new PageRequest<>(older.next(), 3)).get();
    assertEquals(Vector.of(1L), numbers(oldest));
    assertEquals(Option.none(), oldest.next());
    Page<ConversationMessage, Long> first = messages.after(ADA, id, PageRequest.first(4)).get();
    assertEquals(Vector.of(1L, 2L, 3L, 4L), numbers(first));
    assertEquals(
        Vector.of(5L, 6L, 7L),
        numbers(messages.after(ADA, id, PageRequest.after(4L).limit(4)).get()));
    assertEquals(Option.some(4L), first.next());
  }

  @Test
  void aWindowKeepsTheSystemMessageAndReadsInSteps() {
    messages.append(ADA, id, MessageDraft.system("Be brief.")).get();
    messages
        .appendAll(
            ADA, id, Vector.range(0, 200).map(i -> NewMessage.of(MessageDraft.user("12345678"))))
        .get();
    assertEquals(Vector.of(1L, 200L, 201L), window(WindowLimits.messages(3)));
    // Two tokens for the system message, two for each of the others.
    assertEquals(
        Vector.of(1L).appendAll(Vector.rangeClosed(52L, 201L)), window(WindowLimits.tokens(303)));
    assertEquals(Vector.of(1L, 201L), window(WindowLimits.messages(9).andTokens(5)));
    assertEquals(201, window(WindowLimits.messages(1000)).size());
  }

  @Test
  void nothingIsReadOfAConversationOfAnotherUser() {
    assertEquals(Vector.empty(), window(WindowLimits.messages(3)));
    assertEquals(Vector.empty(), numbers(messages.before(ADA, id, PageRequest.first(3)).get()));
    messages.append(ADA, id, MessageDraft.user("a")).get();
    UserId other = new UserId("other");
    ConversationRefused unknown = new ConversationRefused.Unknown(id.value());
    assertEquals(Either.left(unknown), messages.before(other, id, PageRequest.first(3)));
    assertEquals(Either.left(unknown), messages.after(other, id, PageRequest.first(3)));
    assertEquals(Either.left(unknown), messages.window(other, id, WindowLimits.messages(3)));
    assertEquals(Either.left(unknown), messages.window(other, id, WindowLimits.tokens(3)));
  }

  private Vector<Long> window(WindowLimits limits) {
    return messages.window(ADA, id, limits).get().map(ConversationMessage::sequence).toVector();
  }

  private static Vector<Long> numbers(Page<ConversationMessage, Long> page) {
    return page.items().map(ConversationMessage::sequence).toVector();
  }
}
