package dev.stoa.domain.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.Seed;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MessageRewriteTest {

  private static final ConversationId CHAT = new ConversationId("chat");

  /** The messages of a conversation, by number, and which of them are current. */
  private Vector<ConversationMessage> stored = Vector.empty();

  private CurrentMessages current = CurrentMessages.ALL;
  private long given;

  @Test
  void aListThatGrowsIsAppendedTo() {
    replace("a b");
    MessageRewrite rewrite = replace("a b c");
    assertEquals(Vector.of(user("c")), rewrite.appended());
    assertTrue(rewrite.onlyAppends(Evicted.KEPT));
    assertTrue(replace("a b c").appended().isEmpty());
  }

  @Test
  void whatAWindowForgetsStaysAsHistory() {
    replace("S a b c");
    for (String window : new String[] {"S b c d", "S c d e", "S e f g"}) {
      assertTrue(replace(window).onlyAppends(Evicted.KEPT), window);
    }
    assertEquals("S a b c d e f g", said(stored));
    assertEquals("S e f g", said(current()));
    assertEquals(Vector.empty(), replace("").unwanted(Evicted.KEPT));
    assertEquals("S a b c d e f g", said(stored));
    replace("S a", Evicted.REMOVED);
    assertEquals("S a b c d e f g S a", said(stored));
  }

  @Test
  void whatIsForgottenCanBeRemoved() {
    replace("S a b c");
    replace("S b c d", Evicted.REMOVED);
    assertEquals("S b c d", said(stored));
  }

  @Test
  void aSystemMessageIsReplacedWhereItIs() {
    replace("S a b");
    replace("T a b c");
    assertEquals("T a b c", said(stored));
    replace("a b c U d");
    assertEquals("T a b c U d", said(stored));
    replace("V b c U d");
    assertEquals("V b c U d", said(current()));
  }

  @Test
  void aSystemMessageThatComesLaterIsReadFirst() {
    replace("a b");
    replace("S a b c");
    assertEquals("a b S c", said(stored));
    assertEquals("S a b c", said(current()));
    replace("a b c");
    assertEquals("a b c", said(stored));
  }

  @Test
  void asLittleAsPossibleIsCorrectedAndRemoved() {
    replace("a b c d e");
    assertEquals(1, replace("a x c d e").corrected().size());
    assertEquals("x", replace("a c d e").removed().map(MessageRewriteTest::letter).mkString());
    assertEquals(1, replace("y c d e").corrected().size());
    assertEquals("y c d e", said(stored));
  }

  @Test
  void aSummaryComesBeforeWhatIsAppendedAgain() {
    replace("a b c d e");
    replace("s d e f");
    assertEquals("a b c s d e f", said(stored));
    assertEquals("s d e f", said(current()));
  }

  @Test
  void afterAnyChangesTheCurrentMessagesAreTheList() {
    long seed = Seed.of(38);
    Random random = new Random(seed);
    for (int round = 0; round < 3_000; round++) {
      String list =
          Vector.fill(random.nextInt(7), () -> "STabcd".charAt(random.nextInt(6)) + "")
              .mkString(" ");
      replace(list, random.nextBoolean() ? Evicted.KEPT : Evicted.REMOVED);
      assertEquals(list, said(current()), "seed " + seed);
      if (random.nextInt(20) == 0) {
        stored = Vector.empty();
        current = CurrentMessages.ALL;
      }
    }
  }

  @Test
  void whatOthersAppendedMeanwhileStays() {
    replace("S a b");
    extend("S a b c");
    extend("S a b d");
    extend("S b e");
    assertEquals("S a b c d e", said(stored));
    assertEquals("S b c d e", said(current()));
  }

  @Test
  void aListWhoseBeginningOthersMadeHistoryIsAppendedToo() {
    replace("a b c");
    replace("b c d");
    replace("d e");
    extend("a b c f");
    assertEquals("a b c d e f", said(stored));
    extend("d e f g");
    assertEquals("d e f g", said(current()));
  }

  @Test
  void twoFirstMessagesAreBothCurrent() {
    extend("S a");
    extend("S b");
    assertEquals("S a b", said(current()));
  }

  @Test
  void aListThatIsExtendedMayAlsoShrinkAndBeginAnew() {
    replace("S a b c");
    extend("S a b");
    assertEquals("S a b", said(current()));
    extend("S s b");
    assertEquals("S s b", said(current()));
    extend("S x y");
    assertEquals("S x y", said(current()));
    extend("");
    assertEquals("", said(current()));
    extend("x");
    assertEquals("x", said(current()));
  }

  @Test
  void writersThatTakeTurnsInAnyOrderLoseAndRepeatNothing() {
    long seed = Seed.of(39);
    Random random = new Random(seed);
    int size = 4;
    Vector<String> lists = Vector.of("", "", "");
    for (int added = 1; added <= 500; added++) {
      int writer = random.nextInt(lists.size());
      extend((lists.get(writer) + " " + added).strip());
      for (int reader = 0; reader < lists.size(); reader++) {
        if (reader == writer || random.nextInt(4) == 0) {
          lists =
              lists.update(
                  reader, current().takeRight(size).map(MessageRewriteTest::letter).mkString(" "));
        }
      }
    }
    assertEquals(Vector.rangeClosed(1, 500).mkString(" "), said(stored), "seed " + seed);
  }

  private MessageRewrite replace(String list) {
    return replace(list, Evicted.KEPT);
  }

  private MessageRewrite replace(String list, Evicted evicted) {
    return changed(MessageRewrite.of(system(), others(), drafts(list)), evicted);
  }

  private void extend(String list) {
    changed(
        MessageRewrite.extending(
            system(),
            () ->
                stored
                    .filter(one -> one.sequence() < current.from())
                    .reject(one -> current.system().contains(one.sequence())),
            others(),
            drafts(list)),
        Evicted.KEPT);
  }

  private Option<ConversationMessage> system() {
    return current.system().flatMap(one -> stored.find(message -> message.sequence() == one));
  }

  private Vector<ConversationMessage> others() {
    return current().reject(one -> current.system().contains(one.sequence()));
  }

  private static Vector<MessageDraft> drafts(String list) {
    return list.isEmpty()
        ? Vector.empty()
        : Vector.of(list.split(" ")).map(MessageRewriteTest::draft);
  }

  private MessageRewrite changed(MessageRewrite rewrite, Evicted evicted) {
    rewrite
        .corrected()
        .forEach(pair -> stored = stored.replace(pair._1, pair._1.corrected(pair._2)));
    stored = stored.removeAll(rewrite.unwanted(evicted));
    current = rewrite.current(given + 1);
    rewrite.appended().forEach(draft -> stored = stored.append(message(++given, draft)));
    return rewrite;
  }

  private Vector<ConversationMessage> current() {
    return stored
        .filter(one -> current.system().contains(one.sequence()))
        .appendAll(
            stored
                .filter(one -> one.sequence() >= current.from())
                .reject(one -> current.system().contains(one.sequence())));
  }

  private static ConversationMessage message(long number, MessageDraft draft) {
    return new ConversationMessage(
        new MessageId("m" + number),
        CHAT,
        number,
        draft.role(),
        MessageText.of(draft),
        draft.labels(),
        Instant.EPOCH);
  }

  private static MessageDraft draft(String letter) {
    return Character.isUpperCase(letter.charAt(0)) ? MessageDraft.system(letter) : user(letter);
  }

  private static MessageDraft user(String letter) {
    return MessageDraft.user(letter);
  }

  private static String letter(ConversationMessage message) {
    return message.content();
  }

  private static String said(Vector<ConversationMessage> messages) {
    return messages.map(MessageRewriteTest::letter).mkString(" ");
  }
}
