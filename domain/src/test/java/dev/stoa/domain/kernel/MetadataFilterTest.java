package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MetadataFilterTest {

  private static final CanonicalJson CORE =
      CanonicalJson.of(
          "{\"team\":\"core\",\"year\":2024,\"open\":true,\"share\":0.5,\"tags\":[1],\"none\":null}");

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "team = 'core', true",
        "team == \"core\", true",
        "team = 'Core', false",
        "team != 'web', true",
        "team <> 'core', false",
        "missing != 'web', true",
        "missing = 'web', false",
        "year >= 2024, true",
        "year > 2024, false",
        "year < 2024.5, true",
        "year <= 2023, false",
        "year = 2.024e3, true",
        "year = '2024', false",
        "year != '2024', true",
        "team > 'b' and team < 'd', true",
        "open = true, true",
        "open = 1, false",
        "open != false, true",
        "share = .5, error",
        "share = 0.50, true",
        "tags = 1, false",
        "none = 'null', false",
        "`team in ['web', 'core']`, true",
        "`team not in ['web', 'core']`, false",
        "`missing not in ['web']`, true",
        "not team = 'core', false",
        "not (team = 'core' and year = 1), true",
        "team = 'web' or year = 2024 and open = true, true",
        "(team = 'web' or year = 2024) and open = false, false",
        "NOT team = 'web' AND year > 1, true",
        "\"team\" = 'core', true",
      })
  void conditionsHoldOrNot(String text, String expected) {
    if (expected.equals("error")) {
      assertThrows(InvalidValue.class, () -> MetadataFilter.parse(text));
    } else {
      assertEquals(Boolean.valueOf(expected), MetadataFilter.parse(text).accepts(CORE));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " ",
        "team",
        "team =",
        "= 'core'",
        "team = core",
        "team in []",
        "team in ['a' 'b']",
        "team = 'a' and",
        "team = 'a' year = 1",
        "(team = 'a'",
        "team = 'a",
        "open > true",
        "team = null",
        "year = 1e999",
        "and = 1",
        "team ~ 'a'",
      })
  void whatIsNoFilterIsRefusedWithAnExample(String text) {
    String message =
        assertThrows(InvalidValue.class, () -> MetadataFilter.parse(text)).getMessage();
    assertTrue(
        message.startsWith("where") || message.startsWith("number"), () -> text + ": " + message);
  }

  @Test
  void refusalsNameThePosition() {
    assertEquals(
        "where: a text in quotes, a number, true or false expected at position 7: write it like"
            + " team = 'core' and year >= 2020",
        assertThrows(InvalidValue.class, () -> MetadataFilter.parse("team = core")).getMessage());
  }

  @Test
  void deepAndLongFiltersAreRefused() {
    assertThrows(InvalidValue.class, () -> MetadataFilter.parse("not ".repeat(40) + "a = 1"));
    String many = List.range(0, 65).map(i -> "a = " + i).mkString(" or ");
    assertThrows(InvalidValue.class, () -> MetadataFilter.parse(many));
    assertTrue(
        MetadataFilter.parse(List.range(0, 64).map(i -> "a = " + i).mkString(" or "))
            .accepts(CanonicalJson.of("{\"a\":63}")));
  }

  @Test
  void anUnclosedQuoteOfAnyLengthIsRefused() {
    assertThrows(InvalidValue.class, () -> MetadataFilter.parse("a = '" + "x''".repeat(3_000)));
  }

  @Test
  void textsAreComparedByCodePoints() {
    CanonicalJson beyond = CanonicalJson.of("{\"sign\":\"\uD83D\uDE00\"}");
    assertTrue(MetadataFilter.gt("sign", "\uFF5E").accepts(beyond));
    assertFalse(MetadataFilter.lt("sign", "\uFF5E").accepts(beyond));
  }

  @Test
  void everyFilterIsReadBackFromItsText() {
    Random random = new Random(38);
    for (int i = 0; i < 2_000; i++) {
      MetadataFilter filter = RandomMetadata.filter(random, 3);
      assertEquals(filter.text(), MetadataFilter.parse(filter.text()).text());
      CanonicalJson metadata = RandomMetadata.metadata(random);
      assertEquals(
          filter.accepts(metadata),
          MetadataFilter.parse(filter.text()).accepts(metadata),
          () -> filter.text() + " over " + metadata.text());
    }
  }
}
