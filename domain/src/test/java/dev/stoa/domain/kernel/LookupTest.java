package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

final class LookupTest {

  private static final Vector<String> IDS = Vector.of("1-abcdef", "2-abcdef", "3-bcdefg");

  private static Either<String, String> byEnd(String reference) {
    return ReferenceLookup.byEnd(
        reference,
        (end, limit) -> IDS.filter(id -> id.endsWith(end)).take(limit),
        () -> ReferenceLookup.unknown("thing", reference, Vector.empty(), "list the things"),
        several -> ReferenceLookup.ambiguous("thing", reference, several));
  }

  @Test
  void anEndOfSixCharactersNamesTheOnlyThingThatHasIt() {
    assertEquals(Either.right("3-bcdefg"), byEnd("bcdefg"));
    assertEquals(Either.left("thing cdefg is unknown: list the things"), byEnd("cdefg"));
    assertEquals(Either.right("1-abcdef"), byEnd("1-abcdef"));
  }

  @Test
  void anEndOfSeveralNamesThem() {
    assertEquals(
        Either.left("thing abcdef may be 1-abcdef, 2-abcdef: give more of the id"),
        byEnd("abcdef"));
  }

  @Test
  void theNearestNamesAreOffered() {
    Vector<String> names = Vector.of("Zealot", "ops", "sentinel", "zeal", "zeno");
    assertEquals(Vector.of("Zealot"), nearest("zelot", names));
    assertEquals(Vector.of("zeal", "zeno"), nearest("zeao", names));
    assertEquals(Vector.of("ops"), nearest("osp", names));
    assertEquals(Vector.empty(), nearest("crucible", names));
    assertEquals(Vector.empty(), nearest("", names));
    assertEquals(
        "thing zeao is unknown: did you mean zeal or zeno? Else list the things",
        ReferenceLookup.unknown("thing", "zeao", nearest("zeao", names), "list the things"));
  }

  @Test
  void ofManyNamesThoseThatBeginAlikeAreLookedAt() {
    Vector<String> many =
        Vector.range(0, 5_000).map(number -> String.format("a%04d", number)).append("zealot");
    assertEquals(Vector.of("zealot"), nearest("zaelot", many));
  }

  private static Seq<String> nearest(String query, Vector<String> names) {
    return NearestNames.of(
            query, (after, limit) -> names.filter(name -> name.compareTo(after) > 0).take(limit))
        .toVector();
  }
}
