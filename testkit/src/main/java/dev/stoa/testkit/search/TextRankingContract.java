package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which of the texts that answer comes first. */
public interface TextRankingContract extends TextIndexHelpers {

  @Test
  default void theRarerWordRanksFirst() {
    put("a", "common ground here");
    put("b", "common thing there");
    put("c", "rare bird seen");
    put("d", "common place again");
    put("e", "nothing at all");
    put("f", "something else entirely");
    put("g", "still other matters");
    assertEquals("c", found("common rare").head());
  }

  @Test
  default void theShorterTextRanksFirst() {
    filler();
    put("a", "a jitter among very many other words that say little");
    put("b", "a jitter among few");
    assertEquals(List.of("b", "a"), found("jitter"));
  }

  @Test
  default void theTextWithMoreMatchesRanksFirst() {
    filler();
    put("a", "jitter one two three");
    put("b", "jitter jitter two three");
    assertEquals(List.of("b", "a"), found("jitter"));
  }

  @Test
  default void twoMatchingWordsRankAboveOne() {
    filler();
    put("a", "jitter helps a lot");
    put("b", "backoff helps a lot");
    put("c", "jitter with backoff helps");
    assertEquals("c", found("backoff jitter").head());
    assertEquals(3, found("backoff jitter").size());
  }

  @Test
  default void scoresDescendAndTiesAreOrderedById() {
    filler();
    for (String id : List.of("z", "\uE000", "B", "a", "\uD83D\uDE00", "é")) {
      put(id, "same words");
    }
    assertEquals(List.of("B", "a", "z", "é", "\uE000", "\uD83D\uDE00"), found("same"));
    put("c", "same same");
    Seq<TextHit> hits = ask(TextQuery.about("same"));
    assertEquals("c", hits.head().id());
    assertTrue(hits.last().relevance() > 0);
    assertTrue(hits.head().relevance() > hits.last().relevance());
  }

  @Test
  default void theScoreIsBm25() {
    put("a", "alpha beta");
    put("b", "gamma delta epsilon zeta");
    put("c", "eta theta iota");
    put("d", "kappa lambda mu");
    // Whose each is counts as one word more.
    double average = (12 + 4) / 4.0;
    double expected =
        Math.log((4 - 1 + 0.5) / (1 + 0.5)) * 2.2 / (1 + 1.2 * (0.25 + 0.75 * 3 / average));
    assertEquals(expected, ask(TextQuery.about("alpha")).head().relevance(), 1e-9);
    // Every text but one holds it: it still counts, a little.
    put("a", "word a");
    put("b", "word b");
    put("c", "word c");
    TextHit hit = ask(TextQuery.about("word")).head();
    assertEquals(1e-6, hit.relevance(), 1e-6);
    assertTrue(hit.relevance() > 0);
  }

  @Test
  default void theRankingIsTheSameOnEveryStore() {
    Random random = new Random(4);
    Seq<SearchDocument> documents =
        List.range(0, 300)
            .map(
                i ->
                    document(
                        "d" + (1000 + i),
                        "me",
                        List.range(0, 3 + random.nextInt(12))
                            .map(word -> someWord(random))
                            .mkString(" ")));
    putAll(documents);
    PlainBm25 plain = new PlainBm25(documents.map(PlainDocument::of).toVector());
    for (int round = 0; round < 60; round++) {
      String question =
          List.range(0, 1 + random.nextInt(6)).map(word -> someWord(random)).mkString(" ");
      Matching matching = round % 4 == 3 ? Matching.ALL : Matching.ANY;
      TextQuery query = TextQuery.about(question).matching(matching);
      Seq<TextHit> expected = plain.ranked(query).take(10);
      Seq<TextHit> found = ask(query, 0, 10);
      assertEquals(expected.map(TextHit::id).toList(), found.map(TextHit::id).toList(), question);
      expected
          .zip(found)
          .forEach(pair -> assertEquals(pair._1.relevance(), pair._2.relevance(), 1e-9));
    }
  }

  @Test
  default void phrasesAndPrefixesRankTheSameOnEveryStore() {
    Random random = new Random(5);
    List<String> words =
        List.of("run", "runs", "running", "happy", "happily", "happiness", "hopping", "the");
    Seq<SearchDocument> documents =
        List.range(0, 60)
            .map(
                i ->
                    document(
                        "d" + (1000 + i),
                        "me",
                        List.range(0, 1 + random.nextInt(6))
                            .map(word -> words.get(random.nextInt(words.size())))
                            .mkString(" ")));
    putAll(documents);
    PlainBm25 plain = new PlainBm25(documents.map(PlainDocument::of).toVector());
    for (TextQuery query :
        List.of("run", "runn", "happi", "happin", "h", "run happi", "running the", "happy")
            .flatMap(requested -> List.of(prefix(requested), phrase(requested)))) {
      Seq<TextHit> expected = plain.ranked(query);
      Seq<TextHit> found = ask(query);
      assertEquals(
          expected.map(TextHit::id).toList(), found.map(TextHit::id).toList(), query.toString());
      expected
          .zip(found)
          .forEach(pair -> assertEquals(pair._1.relevance(), pair._2.relevance(), 1e-9));
    }
  }

  /** Some are in most texts, some in few; none has an ending that stemming would take. */
  private static String someWord(Random random) {
    return "x" + (char) ('a' + (int) (26 * Math.pow(random.nextDouble(), 3))) + "k";
  }

  @Test
  default void pagesFollowEachOther() {
    putAll(
        List.range(0, 57)
            .map(
                i ->
                    document(
                        "id-" + i,
                        "me",
                        "word" + " again".repeat(i % 7) + " other".repeat(i % 3))));
    Seq<TextHit> all = ask(TextQuery.about("word again"));
    assertEquals(57, all.size());
    Vector<TextHit> paged = Vector.empty();
    for (int offset = 0; offset < 60; offset += 10) {
      int from = offset;
      paged =
          paged.appendAll(
              read(
                  () ->
                      storage()
                          .textIndex()
                          .find(SearchSource.MEMORY, TextQuery.about("word again"), from, 10)));
    }
    assertEquals(all.map(TextHit::id), paged.map(TextHit::id));
    assertEquals(Vector.empty(), ask(TextQuery.about("word"), 57, 10));
    assertEquals(Vector.empty(), ask(TextQuery.about("word"), 0, 0));
  }
}
