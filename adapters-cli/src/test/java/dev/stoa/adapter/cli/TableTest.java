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
  void wideCharactersTakeTwoColumns() {
    assertEquals(
        """
        +------+--------+
        | name | said   |
        +------+--------+
        | 西安 | ✅ ok  |
        | ada  | \uD83D\uDE80 now |
        +------+--------+
        """,
        Table.of("name", "said").row("西安", "✅ ok").row("ada", "\uD83D\uDE80 now").text());
  }

  @Test
  void aNarrowTerminalShortensIdsAndInstantsFirst() {
    Table table =
        Table.of("id", "content", "created at")
            .row(
                "01a1ed63-5ff3-74ec-ae7b-d5ddcd2ed90f",
                "Retries need jitter",
                "2026-11-18T07:01:02.123456Z");
    assertEquals(
        """
        +-----------+---------------------+------------------+
        | id        | content             | created at       |
        +-----------+---------------------+------------------+
        | …cd2ed90f | Retries need jitter | 2026-11-18 07:01 |
        +-----------+---------------------+------------------+
        """,
        table.text(80));
    assertTrue(table.text().contains("01a1ed63-5ff3-74ec-ae7b-d5ddcd2ed90f"), table.text());
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
