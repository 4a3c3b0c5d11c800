package dev.stoa.domain.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.NaughtyStrings;
import dev.stoa.domain.data.OutsideData;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalJsonTest {

  private static final long SEED = 8_785L;

  @Test
  void thePublishedExamplesComeOutByteForByte() throws IOException {
    Path data = OutsideData.need("data/jcs/testdata");
    for (String name : List.of("arrays", "french", "structures", "unicode", "values", "weird")) {
      String input = Files.readString(data.resolve("input/" + name + ".json"));
      byte[] actual = CanonicalJson.of(input).text().getBytes(StandardCharsets.UTF_8);
      String hex = Files.readString(data.resolve("outhex/" + name + ".txt"));
      assertArrayEquals(Files.readAllBytes(data.resolve("output/" + name + ".json")), actual);
      assertArrayEquals(HexFormat.of().parseHex(hex.replaceAll("\\s", "")), actual, name);
    }
  }

  @Test
  void membersAreOrderedByUtf16UnitsNotByCodePoints() {
    // U+FB33 is the greater UTF-16 unit, U+1F600 the greater code point.
    assertEquals(
        "{\"\":0,\"A\":1,\"\u0080\":2,\"\u00f6\":3,\"\ud83d\ude00\":4,\"\ufb33\":5}",
        CanonicalJson.of(
                "{\"\ufb33\":5,\"\\ud83d\\ude00\":4,\"\u00f6\":3,\"\\u0080\":2,\"A\":1,\"\":0}")
            .text());
  }

  @ParameterizedTest
  @CsvSource({
    "0000000000000000, 0",
    "8000000000000000, 0",
    "0000000000000001, 5e-324",
    "8000000000000001, -5e-324",
    "7fefffffffffffff, 1.7976931348623157e+308",
    "ffefffffffffffff, -1.7976931348623157e+308",
    "4340000000000000, 9007199254740992",
    "c340000000000000, -9007199254740992",
    "4430000000000000, 295147905179352830000",
    "44b52d02c7e14af5, 9.999999999999997e+22",
    "44b52d02c7e14af6, 1e+23",
    "44b52d02c7e14af7, 1.0000000000000001e+23",
    "444b1ae4d6e2ef4e, 999999999999999700000",
    "444b1ae4d6e2ef4f, 999999999999999900000",
    "444b1ae4d6e2ef50, 1e+21",
    "3eb0c6f7a0b5ed8c, 9.999999999999997e-7",
    "3eb0c6f7a0b5ed8d, 0.000001",
    "41b3de4355555553, 333333333.3333332",
    "41b3de4355555554, 333333333.33333325",
    "41b3de4355555555, 333333333.3333333",
    "41b3de4355555556, 333333333.3333334",
    "41b3de4355555557, 333333333.33333343",
    "becbf647612f3696, -0.0000033333333333333333",
    "43143ff3c1cb0959, 1424953923781206.2",
    "3e7ad7f29abcaf48, 1e-7",
  })
  void numbersLookAsRfc8785ShowsThem(String bits, String expected) {
    double value = Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16));
    assertEquals(expected, CanonicalJson.of(String.format(Locale.ROOT, "%.60e", value)).text());
  }

  @ParameterizedTest
  @CsvSource({"-0, 0", "1.0, 1", "1e0, 1", "100, 100", "-1E-2, -0.01", "1e-400, 0", "4.50, 4.5"})
  void oneNumberHasOneSpelling(String written, String expected) {
    assertEquals(expected, CanonicalJson.of(written).text());
  }

  @Test
  void anyFiniteDoubleReadsBackAsItself() {
    Random random = new Random(SEED);
    for (int i = 0; i < 20_000; i++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) {
        String text = CanonicalJson.of(Double.toString(value)).text();
        assertEquals(value, Double.parseDouble(text), text);
        assertEquals(text, CanonicalJson.of(text).text());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"9007199254740993", "-9007199254740995", "12345678901234567890"})
  void anIntegerThatADoubleWouldChangeIsRefused(String integer) {
    String message = RefusalMessage.of(() -> CanonicalJson.of(integer));
    assertTrue(message.contains(integer) && message.endsWith("send it as a string"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e400", "-1e309"})
  void aNumberBeyondTheDoublesIsRefused(String number) {
    assertThrows(IllegalArgumentException.class, () -> CanonicalJson.of(number));
    assertThrows(IllegalArgumentException.class, () -> CanonicalJson.of("1" + "0".repeat(400)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9007199254740992",
        "9007199254740994",
        "100000000000000000000",
        "12345678901234567000"
      })
  void anIntegerThatADoubleHoldsIsKept(String integer) {
    assertEquals(integer, CanonicalJson.of(integer).text());
  }

  @Test
  void naughtyStringsSurviveTheRoundTrip() throws IOException {
    Seq<String> strings = NaughtyStrings.read();
    assertTrue(strings.size() > 400);
    for (String text : strings) {
      JsonString string = new JsonString(text);
      assertEquals(string, JsonParser.parse(CanonicalJson.of(string).text()));
    }
  }

  @Test
  void randomTextsSurviveTheRoundTrip() {
    Random random = new Random(SEED);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder();
      random
          .ints(random.nextInt(20), 0, 0x110000)
          .map(point -> point >= 0xd800 && point < 0xe000 ? point % 0x80 : point)
          .forEach(text::appendCodePoint);
      JsonString string = new JsonString(text.toString());
      assertEquals(string, JsonParser.parse(CanonicalJson.of(string).text()));
    }
  }

  @Test
  void halfACharacterIsNoJson() {
    assertThrows(IllegalArgumentException.class, () -> new JsonString("a\ud800"));
    assertThrows(
        IllegalArgumentException.class,
        () -> new JsonObject(LinkedHashMap.of("\udc00", new JsonNull())));
  }

  @Test
  void storedTextIsBelievedAndComparedByText() {
    assertEquals(CanonicalJson.EMPTY_OBJECT, CanonicalJson.stored("{}"));
    assertEquals("not json", CanonicalJson.stored("not json").text());
    assertTrue(CanonicalJson.of(" { } ").isObject());
    assertFalse(CanonicalJson.of("[]").isObject());
  }

  @Test
  void theWriterNeverConfusesATamperedValueWithAnHonestOne() {
    assertEquals("-0", new CanonicalWriter().number((Double) (-0.0)).toString());
    assertEquals("\"NaN\"", new CanonicalWriter().number((Double) Double.NaN).toString());
    assertEquals(
        "\"-Infinity\"",
        new CanonicalWriter().number((Double) Double.NEGATIVE_INFINITY).toString());
    assertEquals("\"\\ud800\"", new CanonicalWriter().string("\ud800").toString());
    assertEquals("null", new CanonicalWriter().string(null).toString());
  }
}
