package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class PlainTextTest {

  @Test
  void whatEveryStoreCanHoldPassesUnchanged() {
    for (String text :
        new String[] {"a", " a ", "ıİ", "two\nlines", "\uD83D\uDE00", "x".repeat(9)}) {
      assertEquals(text, PlainText.require("note", text, 9));
    }
  }

  @Test
  void whatIsRefusedIsNamedWithItsFix() {
    assertRefused("note is blank: give a value or leave it out", " \t\n");
    assertRefused("note is blank: give a value or leave it out", "");
    assertRefused("note has 10 characters: shorten it to 9", "x".repeat(10));
    assertRefused(
        "note contains the character U+0000, which cannot be stored: remove it", "a\u0000");
    for (String half : new String[] {"\uD83D", "a\uDE00", "\uDE00\uD83D"}) {
      assertRefused("note contains a lone surrogate: send valid Unicode", half);
    }
  }

  private static void assertRefused(String sentence, String text) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> PlainText.require("note", text, 9));
    assertEquals(sentence, refused.getMessage());
  }
}
