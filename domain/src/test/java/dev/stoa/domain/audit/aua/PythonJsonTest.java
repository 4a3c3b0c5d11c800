package dev.stoa.domain.audit.aua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.json.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PythonJsonTest {

  @ParameterizedTest
  @CsvSource({
    "0.0, 0.0",
    "-0.0, -0.0",
    "1, 1.0",
    "0.75, 0.75",
    "12.5, 12.5",
    "-100, -100.0",
    "1e-4, 0.0001",
    "1.5e-5, 1.5e-05",
    "1e-7, 1e-07",
    "1e15, 1000000000000000.0",
    "1234567890123456, 1234567890123456.0",
    "1e16, 1e+16",
    "1.25e100, 1.25e+100",
    "5e-324, 5e-324",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "Infinity, Infinity",
    "-Infinity, -Infinity",
    "NaN, NaN",
  })
  void floatsLookAsPythonShowsThem(double value, String expected) {
    assertEquals(expected, PythonFloat.repr(value));
  }

  @Test
  void textIsAsciiOnly() {
    assertEquals(
        "\"\\u00b2\\ud83d\\ude00\\u007f\\u0001\\\"\\\\\\n\\r\\t\\f\\b/~ \"",
        PythonJson.string("²😀\u007f\u0001\"\\\n\r\t\f\b/~ "));
  }

  @Test
  void namesAreSortedByCodePointAtEveryDepth() {
    assertEquals(
        "{\"a\": [{\"b\": 1, \"c\": 2}], \"\\ufb33\": null, \"\\ud83d\\ude00\": true}",
        dumps("{\"\\ud83d\\ude00\":true,\"\\ufb33\":null,\"a\":[{\"c\":2,\"b\":1}]}"));
  }

  @Test
  void wholeNumbersStayWholeAndOthersAreFloats() {
    assertEquals(
        "[1, 1.0, 12345678901234567890, 0, -0.0, 1e-07, Infinity, 100.0, [], {}]",
        dumps("[1,1.0,12345678901234567890,-0,-0.0,0.0000001,1e999,1E2,[],{}]"));
  }

  private static String dumps(String json) {
    return PythonJson.dumps(JsonParser.parse(json));
  }
}
