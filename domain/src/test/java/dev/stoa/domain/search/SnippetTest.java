package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

final class SnippetTest {

  @Test
  void aShortTextIsShownWhole() {
    assertEquals("(Retry) with [Jitter]!", Snippet.of("(Retry)\n with  Jitter!", at(2)));
    assertEquals("[Retry] with Jitter", Snippet.of("Retry with Jitter", at(0)));
    assertEquals("no match", Snippet.of(" no match ", at()));
    assertEquals("?!", Snippet.of(" ?! ", at()));
    assertEquals("", Snippet.of("", at()));
  }

  @Test
  void aLongTextIsShownWhereMostMatches() {
    String text = "a ".repeat(50) + "hit " + "b ".repeat(50) + "hit hit " + "c ".repeat(50);
    assertEquals(
        "…" + "b ".repeat(6) + "[hit] [hit] " + "c ".repeat(15) + "c…",
        Snippet.of(text, at(50, 101, 102)));
    assertEquals("…" + "c ".repeat(23) + "[c]", Snippet.of(text, at(152)));
    assertEquals("[a]" + " a".repeat(23) + "…", Snippet.of(text, at(0)));
  }

  @Test
  void longWordsAreCutBetweenCharacters() {
    String shown = Snippet.of("x" + "\uD840\uDC00".repeat(1_000), at(0));
    assertTrue(shown.length() <= 401, shown);
    assertEquals(-1, dev.stoa.domain.json.Surrogates.firstLone(shown));
  }

  private static BitSet at(int... places) {
    BitSet matching = new BitSet();
    for (int place : places) {
      matching.set(place);
    }
    return matching;
  }
}
