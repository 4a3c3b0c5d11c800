package dev.stoa.adapter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PrintableTest {

  @Test
  void aTerminalIsNotGivenOrders() {
    assertEquals("a\\u001b[2Jb\\n\\tc\\u202e", Printable.line("a\u001b[2Jb\n\tc\u202e"));
    assertEquals("žluť 😀 İ", Printable.line("žluť 😀 İ"));
  }

  @Test
  void aLongTextIsCutBetweenCharacters() {
    assertEquals("😀😀...", Printable.shortened("😀😀😀😀😀😀", 5));
    assertEquals("😀😀😀😀😀", Printable.shortened("😀😀😀😀😀", 5));
  }

  @Test
  void aTableShowsNothingForNothingAndNumbersToTheRight() {
    assertEquals(
        """
        +-----+------+
        | n   | text |
        +-----+------+
        |   1 | a\\nb |
        | 100 |      |
        +-----+------+
        """,
        Table.of("n", "text").row(1, "a\nb").row(100, null).text());
  }
}
