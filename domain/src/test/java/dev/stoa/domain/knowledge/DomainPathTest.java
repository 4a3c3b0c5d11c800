package dev.stoa.domain.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.json.SharedData;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class DomainPathTest {

  @Test
  void namesLeadFromTheGeneralToTheSpecial() {
    DomainPath path = new DomainPath("architecture/caching/redis");
    assertEquals(
        Vector.of("architecture/caching/redis", "architecture/caching", "architecture"),
        path.upwards().map(DomainPath::value));
    assertEquals(Option.none(), new DomainPath("ops").parent());
  }

  @Test
  void whatOnlyBeginsAlikeIsNotBelow() {
    DomainPath a = new DomainPath("a");
    assertTrue(new DomainPath("a/b").isWithin(a));
    assertTrue(a.isWithin(a));
    assertFalse(new DomainPath("ab").isWithin(a));
    assertFalse(new DomainPath("a-b").isWithin(a));
    assertFalse(a.isWithin(new DomainPath("a/b")));
  }

  @Test
  void aStarAsksForEverythingBelow() {
    DomainQuery below = DomainQuery.read("a/b/*");
    assertEquals("a/b/*", below.toString());
    assertTrue(below.accepts(new DomainPath("a/b")));
    assertTrue(below.accepts(new DomainPath("a/b/c/d")));
    assertFalse(below.accepts(new DomainPath("a/bc")));
    assertFalse(DomainQuery.read("a/b").accepts(new DomainPath("a/b/c")));
  }

  @Test
  void whatIsNoPathIsRefused() {
    for (String text :
        Vector.of("", " ", "/", "/a", "a/", "a//b", "a/ /b", "*", "a/*", "a/*/b", "a*", "a\nb")) {
      assertThrows(IllegalArgumentException.class, () -> new DomainPath(text), text);
    }
    assertThrows(IllegalArgumentException.class, () -> new DomainPath("x".repeat(256)));
    assertEquals(255, new DomainPath("x".repeat(255)).value().length());
    assertThrows(IllegalArgumentException.class, () -> DomainQuery.read("/*"));
    assertThrows(IllegalArgumentException.class, () -> DomainQuery.read("a/**"));
  }

  @Test
  void theRecordedQueryGivesWhatWasRecorded() throws IOException {
    for (Path file : SharedData.find("spec/vectors/space-os.json")) {
      Vector<JsonObject> vectors =
          ((JsonArray) JsonParser.parse(Files.readString(file)))
              .values()
              .map(JsonObject.class::cast)
              .filter(vector -> member(vector, "area").equals(new JsonString("knowledge")))
              .toVector();
      assertEquals(1, vectors.size());
      JsonObject input = (JsonObject) member(vectors.head(), "input");
      DomainQuery query = DomainQuery.read(((JsonString) member(input, "query")).value());
      assertEquals(
          ((JsonArray) member(vectors.head(), "expected")).values().toVector(),
          ((JsonArray) member(input, "domains"))
              .values()
              .filter(domain -> query.accepts(new DomainPath(((JsonString) domain).value())))
              .toVector());
    }
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }
}
