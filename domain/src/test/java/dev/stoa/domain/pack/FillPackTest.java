package dev.stoa.domain.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class FillPackTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 3, 4);

  /** A counter that is not additive, as tokenizers are. */
  private static final TokenCounter WORDS = text -> text.split("\\s+").length;

  private static final Vector<String> VOCABULARY =
      Vector.of("retry", "with", "jitter", "cache", "prices", "cold", "start", "log", "token");

  @Test
  void anItemSaysWhatAPromptNeeds() {
    Pack pack =
        filled(
            100, candidate("0198-1f9a0c", "Retry with jitter.\nAlways."), candidate("b", "Cache."));
    assertEquals(
        "- [m:1f9a0c] Retry with jitter.\n  Always. (memory, 3 days old, by words)\n"
            + "- [m:b] Cache. (memory, 3 days old, by words)\n",
        pack.text());
    assertEquals(3, pack.items().head().ageDays());
    assertEquals(WORDS.count(pack.text()), pack.tokens());
    assertEquals("Nothing is known about this.\n", filled(100).text());
  }

  @Test
  void citationsAreAsLongAsTheyMustBe() {
    Pack pack = filled(100, candidate("x-123456", "one"), candidate("y-123456", "two words"));
    assertEquals(
        Vector.of("m:x-123456", "m:y-123456"), pack.items().map(PackItem::citation).toVector());
  }

  @Test
  void whatSaysNearlyTheSameComesOnce() {
    Pack pack =
        filled(
            100,
            candidate("a", "retry every call with full jitter and a cap of five"),
            candidate("b", "Retry every call, with full jitter and a cap of five!"),
            candidate("c", "something else entirely is said here"));
    assertEquals(Vector.of("a", "c"), ids(pack));
    assertEquals(
        Vector.of(new LeftOut(place("b"), LeftOutReason.NEAR_DUPLICATE, Option.some("m:a"))),
        pack.leftOut());
    assertEquals(Vector.of(place("b")), pack.items().head().alsoAt());
  }

  @Test
  void whatDiffersInAFactIsNotFolded() {
    Pack pack =
        filled(
            200,
            candidate("a", "Retries need jitter"),
            candidate("b", "the retries need jitter"),
            candidate(
                "c", "on Mondays the whole team meets in the big room upstairs at nine sharp"),
            candidate(
                "d", "on Mondays the whole team meets in the big room upstairs at ten sharp"));
    assertEquals(Vector.of("a", "c", "d"), ids(pack));
  }

  @Test
  void thereAreAtMostSoManyItemsAfterFolding() {
    String text = "retry every call with full jitter and a cap of five";
    Pack pack =
        fill(100)
            .of(
                Vector.of(
                    candidate("a", text),
                    candidate("b", text),
                    candidate("c", "cache"),
                    candidate("d", "log"),
                    candidate("e", text)),
                2);
    assertEquals(Vector.of("a", "c"), ids(pack));
    assertEquals(
        Vector.of(LeftOutReason.NEAR_DUPLICATE, LeftOutReason.LIMIT, LeftOutReason.NEAR_DUPLICATE),
        pack.leftOut().map(LeftOut::reason));
  }

  @Test
  void whatIsOutdatedIsLeftOut() {
    PackCandidate old =
        new PackCandidate(
            place("a"),
            "retry",
            TODAY,
            "by words",
            Vector.empty(),
            Option.some(LeftOutReason.EXPIRED),
            Option.none());
    Pack pack = filled(100, old, candidate("b", "jitter"));
    assertEquals(Vector.of("b"), ids(pack));
    assertEquals(LeftOutReason.EXPIRED, pack.leftOut().head().reason());
  }

  @Test
  void ofALongTextThePartThatAnswersIsTaken() {
    String filler = "Nothing of interest is said in this sentence. ".repeat(200);
    Pack pack =
        filled(
            400,
            candidate("a", filler + "Retry with jitter, always. " + filler),
            candidate("b", "log"));
    PackItem item = pack.items().head();
    assertTrue(item.isShortened());
    assertTrue(item.text().contains("Retry with jitter, always."), item.text());
    assertTrue(WORDS.count(item.text()) <= 100, item.text());
    assertEquals(Vector.of("a", "b"), ids(pack));
  }

  @Test
  void aPackIsNeverEmptyAndOtherwiseNeverOverBudget() {
    Random random = new Random(7);
    for (int round = 0; round < (Boolean.getBoolean("stoa.slow") ? 500 : 150); round++) {
      int budget = 1 + random.nextInt(200);
      Seq<PackCandidate> found = some(random);
      Pack pack = filled(budget, found.toJavaArray(PackCandidate[]::new));
      assertTrue(pack.tokens() <= budget || pack.items().size() <= 1, pack::text);
      assertEquals(found.forAll(one -> one.outdated().isDefined()), pack.items().isEmpty());
      Vector<String> order = found.map(one -> one.at().id()).toVector();
      assertEquals(order.filter(ids(pack)::contains), ids(pack));
      assertEquals(
          order.toSet(), ids(pack).appendAll(pack.leftOut().map(one -> one.at().id())).toSet());
      assertEquals(order.size(), pack.items().size() + pack.leftOut().size());
      noneBehindOneForWantOfRoom(pack, order);
      assertEquals(pack, filled(budget, found.toJavaArray(PackCandidate[]::new)));
    }
  }

  private static void noneBehindOneForWantOfRoom(Pack pack, Vector<String> order) {
    Seq<Integer> left =
        pack.leftOut()
            .filter(one -> one.reason() == LeftOutReason.BUDGET)
            .map(one -> order.indexOf(one.at().id()));
    Seq<Integer> taken = ids(pack).map(order::indexOf);
    assertFalse(left.exists(at -> taken.exists(other -> other > at)));
  }

  private static Seq<PackCandidate> some(Random random) {
    return Vector.range(0, random.nextInt(20))
        .map(
            number ->
                new PackCandidate(
                    place("id" + number),
                    text(random),
                    TODAY.minusDays(random.nextInt(9)),
                    "by words",
                    Vector.empty(),
                    Option.when(random.nextInt(5) == 0, LeftOutReason.SUPERSEDED),
                    Option.none()));
  }

  private static String text(Random random) {
    int most = random.nextInt(4) == 0 ? 300 : 12;
    return Vector.fill(1 + random.nextInt(most), () -> VOCABULARY.get(random.nextInt(9)))
        .mkString(" ");
  }

  private static Pack filled(int budget, PackCandidate... found) {
    return fill(budget).of(Vector.of(found));
  }

  private static FillPack fill(int budget) {
    Instant noon = TODAY.atTime(12, 0).toInstant(ZoneOffset.UTC);
    return new FillPack("retry jitter", budget, WORDS, noon);
  }

  private static PackCandidate candidate(String id, String text) {
    return new PackCandidate(
        place(id),
        text,
        TODAY.minusDays(3),
        "by words",
        Vector.empty(),
        Option.none(),
        Option.none());
  }

  private static SearchPlace place(String id) {
    return new SearchPlace(SearchSource.MEMORY, id, "shared");
  }

  private static Vector<String> ids(Pack pack) {
    return pack.items().map(item -> item.at().id()).toVector();
  }
}
