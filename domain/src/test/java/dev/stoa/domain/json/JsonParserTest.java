package dev.stoa.domain.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.OutsideData;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonParserTest {

  /** Lawful JSON that we refuse on purpose: a name may appear once only. */
  private static final Set<String> REFUSED_ON_PURPOSE =
      Set.of("y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json");

  @Test
  void everythingJsonCanSayIsRead() {
    JsonValue expected =
        new JsonObject(
            LinkedHashMap.of(
                "a", new JsonArray(Vector.of(new JsonNumber("1.50"), new JsonNull())),
                "b", new JsonBoolean(true),
                "c", new JsonString("é\n/\u0000")));
    assertEquals(
        expected,
        JsonParser.parse(
            " {\"a\" : [1.50, null],\t\"b\":true ,\r\n\"c\":\"\\u00e9\\n\\/\\u0000\"} "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1,]|3",
        "{\"a\":1,\"a\":2}|7",
        "[\"\\ud800\"]|2",
        "true false|5",
        "[01]|1",
        "[1.]|1",
        "{a:1}|1",
        "[\"a\\x\"]|4",
        "nul|0",
        "[1|2",
      })
  void aRefusalNamesThePosition(String json, int position) {
    String message = RefusalMessage.of(() -> JsonParser.parse(json));
    assertTrue(message.startsWith("JSON position " + position + ":"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-0", "10", "0.05", "-1.50", "1e5", "0E-07", "12.5e+3"})
  void aNumberStaysAsItWasWritten(String text) {
    assertEquals(new JsonNumber(text), JsonParser.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"00", "-01", "--1", "1.", "1.e5", "1e", "1e+", "1e5.0", "1-1", "1+", "0x1", "1 "})
  void whatIsNoNumberIsNone(String text) {
    assertThrows(IllegalArgumentException.class, () -> new JsonNumber(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "NaN", "Infinity", "-", "+1", ".5", "1e", "'a'", "\"\t\"", "[٣]"})
  void whatIsNotJsonIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> JsonParser.parse(text));
  }

  @Test
  void nestingIsReadUpToTheLimitAndThenRefusedWithASentence() {
    int limit = JsonParser.MAX_DEPTH;
    JsonParser.parse("[".repeat(limit) + "]".repeat(limit));
    String message = RefusalMessage.of(() -> JsonParser.parse("[".repeat(100_000)));
    assertTrue(message.contains("nesting deeper than 500"), message);
  }

  @Test
  void theParsingTestSuiteIsAnsweredAsItDemands() throws IOException {
    Path archive = OutsideData.need("data/naughty/JSONTestSuite_parsing.tar.gz");
    Map<String, byte[]> files = TarGz.read(archive);
    assertTrue(files.size() > 300, "only " + files.size() + " files");
    files.forEach(JsonParserTest::assertAnsweredRightly);
  }

  private static void assertAnsweredRightly(String name, byte[] content) {
    boolean accepted = accepts(content);
    if (name.startsWith("y_")) {
      assertEquals(!REFUSED_ON_PURPOSE.contains(name), accepted, name);
    } else if (name.startsWith("n_")) {
      assertEquals(false, accepted, name);
    }
  }

  private static boolean accepts(byte[] content) {
    try {
      JsonParser.parse(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString());
      return true;
    } catch (CharacterCodingException | IllegalArgumentException refused) {
      return false;
    }
  }
}
