package dev.stoa.adapter.jooq.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.stoa.domain.json.CanonicalJson;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** Every double that is stored is read again, however an engine prints it. */
final class StoredNumbersTest {

  private static final double[] EDGES = {
    0,
    -0.0,
    1e21,
    1e22,
    1e23,
    -1e23,
    1.5e300,
    0x1p53 - 1,
    0x1p53,
    0x1p53 + 2,
    0x1p63,
    0x1p64,
    123456789012345680000.0,
    Double.MAX_VALUE,
    -Double.MAX_VALUE,
    Double.MIN_NORMAL,
    Double.MIN_VALUE,
    Math.nextDown(Double.MIN_NORMAL)
  };

  @Test
  void everyDoubleIsReadFromPlainDigits() {
    Random random = new Random(5);
    DoubleStream.concat(
            DoubleStream.of(EDGES),
            random.longs(20_000).mapToDouble(Double::longBitsToDouble).filter(Double::isFinite))
        .forEach(StoredNumbersTest::assertReadAgain);
  }

  /** Prints it as jsonb does, without an exponent. */
  private static void assertReadAgain(double value) {
    CanonicalJson stored = CanonicalJson.of(Map.of("n", value));
    String number = stored.text().substring("{\"n\":".length(), stored.text().length() - 1);
    String printed = "{\"n\": " + new BigDecimal(number).toPlainString() + "}";
    assertEquals(stored, CanonicalJson.of(StoredNumbers.restored(printed)));
  }

  @Test
  void digitsInTextsStay() {
    String json = "{\"a\\\"\": \"100000000000000000000000\", \"1000000000000000000000001\": [1]}";
    assertSame(json, StoredNumbers.restored(json));
  }

  @Test
  void onlyLongWholeNumbersAreSpeltAnew() {
    assertEquals(
        "[1e+23, 1, \"2\", -1e+23]",
        StoredNumbers.restored("[100000000000000000000000, 1, \"2\", -100000000000000000000000]"));
    String range = "[1" + "0".repeat(400) + "]";
    assertEquals(range, StoredNumbers.restored(range));
  }
}
