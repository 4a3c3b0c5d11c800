package dev.stoa.domain.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.Seed;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MessageWindowTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");

  @Test
  void theNewestMessagesThatFitAreSeenOldestFirst() {
    Vector<ConversationMessage> all = numbered(user("a"), user("b"), user("c"));
    assertEquals(all.drop(1), window(Option.none(), all, WindowLimits.messages(2)));
    assertEquals(all, window(Option.none(), all, WindowLimits.messages(9)));
    assertEquals(all.drop(2), window(Option.none(), all, WindowLimits.tokens(1)));
  }

  @Test
  void withoutALimitOfTokensNoneIsCounted() {
    Vector<ConversationMessage> all = numbered(user("a"), user("b"));
    TokenCounter counter =
        text -> {
          throw new AssertionError("counted " + text);
        };
    assertEquals(
        all,
        MessageWindow.of(
            Option.none(), all.reverse().iterator(), WindowLimits.messages(9), counter));
  }

  @Test
  void theSystemMessageIsKeptAndCounts() {
    Vector<ConversationMessage> all = numbered(user("a"), user("b"), user("c"));
    ConversationMessage system = message(9, MessageDraft.system("be brief"));
    assertEquals(
        Vector.of(system, all.last()), window(Option.some(system), all, WindowLimits.messages(2)));
    assertEquals(Vector.of(system), window(Option.some(system), all, WindowLimits.messages(1)));
    assertEquals(Vector.of(all.last()), window(Option.some(system), all, WindowLimits.tokens(1)));
  }

  @Test
  void aResultIsNotSeenWithoutItsCall() {
    Vector<ConversationMessage> all =
        numbered(
            user("question"),
            MessageDraft.calling("", "[{\"id\":\"1\"},{\"id\":\"2\"}]"),
            MessageDraft.answering("1", "one"),
            MessageDraft.answering("2", "two"),
            MessageDraft.assistant("answer"));
    assertEquals(all.drop(4), window(Option.none(), all, WindowLimits.messages(2)));
    assertEquals(all.drop(4), window(Option.none(), all, WindowLimits.messages(3)));
    assertEquals(all.drop(1), window(Option.none(), all, WindowLimits.messages(4)));
    assertEquals(all, window(Option.none(), all, WindowLimits.messages(5)));
    Vector<ConversationMessage> open = all.take(3);
    assertEquals(open.drop(1), window(Option.none(), open, WindowLimits.messages(2)));
    assertEquals(Vector.empty(), window(Option.none(), open, WindowLimits.messages(1)));
  }

  @Test
  void callsWithoutIdsAreAnsweredInOrder() {
    Vector<ConversationMessage> all =
        numbered(
            MessageDraft.calling("x", "[{\"name\":\"f\"}]"),
            MessageDraft.of(MessageRole.TOOL, "one"),
            user("b"));
    assertEquals(all, window(Option.none(), all, WindowLimits.messages(3)));
    assertEquals(all.drop(2), window(Option.none(), all, WindowLimits.messages(2)));
  }

  @Test
  void noWindowOfAnyConversationSplitsACall() {
    long seed = Seed.of(66);
    Random random = new Random(seed);
    for (int round = 0; round < 400; round++) {
      Vector<ConversationMessage> all = someConversation(random);
      WindowLimits limits =
          new WindowLimits(
              1 + random.nextInt(12),
              random.nextBoolean() ? Option.none() : Option.some(1L + random.nextInt(30)));
      Seq<ConversationMessage> seen = window(Option.none(), all, limits);
      String what = "seed " + seed + ", round " + round + ": " + seen;
      assertTrue(seen.size() <= limits.messages(), what);
      assertEquals(all.takeRight(seen.size()), seen, what);
      assertTrue(
          limits
              .tokens()
              .forAll(
                  most ->
                      seen.map(one -> one.tokens(TokenCounter.ESTIMATE)).sum().longValue() <= most),
          what);
      for (ConversationMessage one : seen) {
        for (String call : one.labels().toolCallId()) {
          assertTrue(
              seen.exists(
                  other ->
                      other.sequence() < one.sequence()
                          && other
                              .text()
                              .toolCalls()
                              .exists(json -> json.contains('"' + call + '"'))),
              what);
        }
      }
      // It is the longest such window: what was left out would not fit or would split a call.
      if (seen.size() < all.size()) {
        assertTrue(isEdge(all, seen, limits), what);
      }
    }
  }

  /** Whether every longer end is too long or begins with a result whose call is before it. */
  private static boolean isEdge(
      Vector<ConversationMessage> all, Seq<ConversationMessage> seen, WindowLimits limits) {
    for (int size = seen.size() + 1; size <= all.size(); size++) {
      Vector<ConversationMessage> longer = all.takeRight(size);
      boolean fits =
          limits.allow(
              size, longer.map(one -> one.tokens(TokenCounter.ESTIMATE)).sum().longValue());
      boolean whole =
          longer.forAll(
              one ->
                  one.labels()
                      .toolCallId()
                      .forAll(
                          call ->
                              longer.exists(
                                  other ->
                                      other
                                          .text()
                                          .toolCalls()
                                          .exists(json -> json.contains('"' + call + '"')))));
      if (fits && whole) {
        return false;
      }
    }
    return true;
  }

  private static Vector<ConversationMessage> someConversation(Random random) {
    Vector<MessageDraft> drafts = Vector.empty();
    int length = random.nextInt(20);
    int call = 0;
    while (drafts.size() < length) {
      if (random.nextInt(3) > 0) {
        drafts = drafts.append(user("x".repeat(1 + random.nextInt(20))));
        continue;
      }
      int calls = 1 + random.nextInt(3);
      Vector<String> ids = Vector.range(call, call + calls).map(i -> "call-" + i);
      call += calls;
      drafts =
          drafts
              .append(
                  MessageDraft.calling(
                      "", ids.map(one -> "{\"id\":\"" + one + "\"}").mkString("[", ",", "]")))
              .appendAll(ids.map(one -> MessageDraft.answering(one, "done")));
      if (random.nextBoolean()) {
        drafts = drafts.insert(drafts.size() - 1, user("meanwhile"));
      }
    }
    return numbered(drafts.toJavaArray(MessageDraft[]::new));
  }

  private static Seq<ConversationMessage> window(
      Option<ConversationMessage> system, Vector<ConversationMessage> all, WindowLimits limits) {
    return MessageWindow.of(system, all.reverse().iterator(), limits, TokenCounter.ESTIMATE);
  }

  private static MessageDraft user(String text) {
    return MessageDraft.user(text);
  }

  private static Vector<ConversationMessage> numbered(MessageDraft... drafts) {
    return Vector.of(drafts).zipWithIndex((draft, i) -> message(i + 1, draft));
  }

  private static ConversationMessage message(int number, MessageDraft draft) {
    return new ConversationMessage(
        new MessageId("m" + number),
        new ConversationId("c"),
        number,
        draft.role(),
        MessageText.of(draft),
        draft.labels(),
        AT);
  }
}
