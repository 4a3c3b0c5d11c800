package dev.stoa.domain.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PlainValuesTest {

  @Test
  void plainJavaValuesAreSpeltCanonically() {
    Map<String, Object> members = new HashMap<>();
    members.put("text", "Größe");
    members.put("none", null);
    members.put("yes", true);
    members.put("whole", 7L);
    members.put("half", 0.5);
    members.put("large", 1e21);
    members.put("decimal", new BigDecimal("1.50"));
    members.put("at", Instant.parse("2026-01-02T03:04:05Z"));
    members.put("list", Arrays.asList(1, "two", null));
    members.put("object", Map.of("a", List.of()));
    members.put("perhaps", Optional.of(1));
    assertEquals(
        "{\"at\":\"2026-01-02T03:04:05Z\",\"decimal\":1.5,\"half\":0.5,\"large\":1e+21,"
            + "\"list\":[1,\"two\",null],\"none\":null,\"object\":{\"a\":[]},\"perhaps\":1,"
            + "\"text\":\"Größe\",\"whole\":7,\"yes\":true}",
        CanonicalJson.of(members).text());
  }

  @Test
  void whatHasNoJsonIsRefusedInASentence() {
    refused("number NaN is no JSON number", Double.NaN);
    refused("a value of java.lang.Object has no JSON", new Object());
    refused("does not fit a double exactly", Long.MAX_VALUE);
    refused("member name 1 is no text", Map.of(1, 2));
  }

  private static void refused(String sentence, Object value) {
    String text =
        assertThrows(
                IllegalArgumentException.class, () -> CanonicalJson.of(Map.of("member", value)))
            .getMessage();
    assertTrue(String.valueOf(text).contains(sentence), text);
  }
}
