package dev.stoa.domain.operations;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.CanonicalWriter;
import io.vavr.collection.List;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class RowTextTest {

  private static final StoredTable TABLE =
      new StoredTable(
          "things",
          List.of(
              new StoredColumn("text", ColumnKind.TEXT),
              new StoredColumn("at", ColumnKind.INSTANT),
              new StoredColumn("bytes", ColumnKind.BYTES),
              new StoredColumn("flag", ColumnKind.BOOLEAN),
              new StoredColumn("json", ColumnKind.JSON),
              new StoredColumn("number", ColumnKind.NUMBER),
              new StoredColumn("score", ColumnKind.DOUBLE)));

  private final RowText text = new RowText(TABLE);

  @Test
  void aRowIsOneLineWithItsColumnsSortedByName() {
    Object[] row = {
      Instant.parse("2026-01-02T03:04:05.000006Z"),
      new byte[] {1, -1},
      true,
      "{\"a\":1}",
      Long.MAX_VALUE,
      0.1,
      "a\nb\u20ac"
    };
    String line = line(row);
    assertEquals(
        "{\"at\":\"2026-01-02T03:04:05.000006Z\",\"bytes\":\"Af8=\",\"flag\":true,"
            + "\"json\":{\"a\":1},\"number\":9223372036854775807,\"score\":0.1,"
            + "\"text\":\"a\\nb\u20ac\"}\n",
        line);
    assertArrayEquals(row, text.read(line));
  }

  @Test
  void aColumnThatIsNullIsLeftOutAndJsonNullIsKept() {
    Object[] row = {null, null, null, "null", null, null, ""};
    assertEquals("{\"json\":null,\"text\":\"\"}\n", line(row));
    assertArrayEquals(row, text.read(line(row)));
  }

  @Test
  void minusZeroIsZeroAndNumbersWithoutValueAreKept() {
    assertEquals("{\"score\":0}\n", line(score(-0.0)));
    for (double odd :
        new double[] {Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, 1e300}) {
      assertArrayEquals(score(odd), text.read(line(score(odd))));
    }
  }

  @Test
  void aLineThatIsNoRowIsRefusedAndTheColumnNamed() {
    assertEquals(
        "unknown column colour",
        assertThrows(IllegalArgumentException.class, () -> text.read("{\"colour\":1}"))
            .getMessage());
    assertEquals(
        "column at is not of the kind INSTANT",
        assertThrows(IllegalArgumentException.class, () -> text.read("{\"at\":\"noon\"}"))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> text.read("[]"));
  }

  private static Object[] score(double value) {
    return new Object[] {null, null, null, null, null, value, null};
  }

  private String line(Object[] row) {
    CanonicalWriter line = new CanonicalWriter();
    text.write(row, line);
    return line.toString();
  }
}
