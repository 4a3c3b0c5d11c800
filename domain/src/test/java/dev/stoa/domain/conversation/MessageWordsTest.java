package dev.stoa.domain.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.data.Seed;
import io.vavr.collection.Vector;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MessageWordsTest {

  private static final String[] PIECES = {
    "getMessageCache",
    "fire_and_forget",
    "__init__",
    "2024",
    "3.14",
    "7",
    "don't",
    "the",
    "İstanbul",
    "ΟΔΟΣ",
    "é",
    "e\u0301tude",
    "\uD83D\uDE00",
    "—",
    "’",
    "SQLite",
    "HelloWorldFoo",
    "a_b",
    "x1_",
    "日本語テキスト",
    "ab12",
    "１２３",
    "\t",
    "/",
    "K\u212A\u212A",
    "ﬁﬁﬁ",
    "_",
    "\u0301\u0301\u0301"
  };

  @Test
  void identifiersWordsAndNumbersAreKept() {
    assertEquals(
        Vector.of(
            "fire_and_forget", "messagecache", "fix", "getmessagecache", "fire", "forget", "2024"),
        MessageWords.of("Fix the getMessageCache and fire_and_forget in 2024, 7"));
    assertEquals(Vector.of("naive", "cafe"), MessageWords.of("naïve—café’s"));
    assertEquals(Vector.empty(), MessageWords.of("of a 1 !!"));
  }

  @Test
  void longTextsAreCut() {
    assertEquals(
        MessageWords.MAX_WORDS,
        MessageWords.of(Vector.range(0, 500).map(i -> "word" + i).mkString(" ")).size());
  }

  @Test
  void theWordsOfAQueryAreThoseOfAMessage() {
    assertEquals(
        Vector.of("po", "wal_level", "2024"),
        MessageWords.beginnings("Po? the wal_level=2024 2024"));
    assertEquals(Vector.of("postgres", "42"), MessageWords.whole("Po Postgres! the 42"));
    assertEquals(
        "the query has 17 words: give at most 16",
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    MessageWords.beginnings(Vector.range(0, 17).map(i -> "word" + i).mkString(" ")))
            .getMessage());
  }

  @Test
  void theWordsOfTheWordsOfAnyTextAreTheSame() {
    long seed = Seed.of(78);
    Random random = new Random(seed);
    for (int round = 0; round < 2_000; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(12); i > 0; i--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
        if (random.nextBoolean()) {
          text.append(' ');
        }
        if (random.nextInt(6) == 0) {
          text.appendCodePoint(random.nextInt(0x3000) + 1);
        }
        if (random.nextInt(20) == 0) {
          text.append("long".repeat(20));
        }
      }
      Vector<String> once = MessageWords.of(text.toString()).toVector();
      assertEquals(
          once.toSet(),
          MessageWords.of(once.mkString(" ")).toSet(),
          () -> "seed " + seed + ": " + text);
    }
  }
}
