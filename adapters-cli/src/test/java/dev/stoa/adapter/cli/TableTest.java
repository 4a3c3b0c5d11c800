package dev.stoa.adapter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TableTest {

  private static final Table TABLE =
      Table.of("id", "content")
          .row("m1", "Retries need jitter, or else all clients come back at once")
          .row("m2", "short");

  @Test
  void withRoomEveryRowIsOneLine() {
    assertEquals(6, TABLE.text().lines().count());
  }

  @Test
  void aNarrowTerminalWrapsTheWidestColumn() {
    assertEquals(
        """
        +----+--------------------------------+
        | id | content                        |
        +----+--------------------------------+
        | m1 | Retries need jitter, or else   |
        |    | all clients come back at once  |
        | m2 | short                          |
        +----+--------------------------------+
        """,
        TABLE.text(39));
  }

  @Test
  void noLineIsLongerThanTheTerminal() {
    for (int width = 20; width < 90; width++) {
      int longest = TABLE.text(width).lines().mapToInt(String::length).max().orElse(0);
      assertTrue(longest <= width, width + ":\n" + TABLE.text(width));
    }
  }

  @Test
  void tooManyColumnsBecomeLines() {
    Table wide = Table.of("a", "b", "c");
    wide = wide.row("1".repeat(20), "2".repeat(20), "x\ny").row("3", "", "5");
    assertEquals(
        "a: 11111111111111111111\nb: 22222222222222222222\nc: x\\ny\n\na: 3\nc: 5\n",
        wide.text(30));
  }
}
