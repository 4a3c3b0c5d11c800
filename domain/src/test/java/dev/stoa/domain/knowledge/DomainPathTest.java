package dev.stoa.domain.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
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
}
