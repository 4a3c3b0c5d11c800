package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class TextRankingTest {

  private static final Instant MAY = Instant.parse("2023-05-08T23:00:00Z");
  private static final WordCounts COUNTS =
      new WordCounts(10, 20, HashMap.of("tea", 2L, "carolin", 5L, "2023", 10L, "pari", 1L));

  @Test
  void stopWordsAreDroppedUnlessThereAreNoOthers() {
    assertEquals(114, StopWords.size());
    assertEquals(Vector.of("tea", "drink"), stems("What tea did you drink?"));
    assertEquals(Vector.of("what", "is", "it"), QuestionWords.of("What is it?").toVector());
    assertEquals(
        Vector.of("what", "tea"),
        QuestionWords.of(TextQuery.about("what tea").matching(Matching.ALL)).toVector());
  }

  @Test
  void namesAreCutFromWhatAModelReads() {
    Set<String> names = Set.of("carolin", "jon");
    assertEquals(
        "What is job, and ?",
        QuestionWords.withoutNames("What is Caroline’s job, and Jon?", names));
    assertEquals("Jon?", QuestionWords.withoutNames("Jon?", Set.of()));
    assertEquals("Jon", QuestionWords.withoutNames("Jon", names));
  }

  @Test
  void aDateIsIndexedInWordsAndBeforeTheName() {
    IndexedWords words =
        IndexedWords.of(text("a", "Tea time").by(Option.some("Caroline Bell")).at(MAY));
    assertEquals("tea time", words.stems());
    assertEquals("8 mai 2023 carolin bell", words.about());
    assertEquals(2 + 2 * 2 + 5, words.length());
    assertEquals(
        Vector.of("carolin", "bell"),
        TextCandidate.of(text("a", "x").by(Option.some("Caroline Bell")).at(MAY)).name());
  }

  @Test
  void theScoreOfAWordIsTheFormula() {
    RankedText one = rank(RankingMode.NOTES, "tea", text("a", "tea and tea")).head();
    // The best words score 1; the raw score is in the ratio of two texts.
    assertEquals(1, one.relevance(), 1e-12);
    Seq<RankedText> two =
        rank(RankingMode.NOTES, "tea", text("a", "tea and tea"), text("b", "tea or milk"));
    double length = 2 + 2 * 3;
    double norm = 1.1 * (.6 + .4 * length / 20);
    assertEquals((1 / (1 + norm)) / (2 / (2 + norm)), two.get(1).relevance(), 1e-12);
  }

  @Test
  void theScoreIsTheShareOfTheQuestionThatIsAnswered() {
    RankedText all = rank(RankingMode.NOTES, "tea paris", text("a", "tea paris")).head();
    double norm = 1.1 * (.6 + .4 * (2 + 2 * 2) / 20);
    assertEquals(1 / (1 + norm), all.score(), 1e-12);
    Seq<RankedText> some =
        rank(RankingMode.NOTES, "tea paris", text("a", "tea milk"), text("b", "milk bread"));
    double weights = COUNTS.weight("tea") + COUNTS.weight("pari");
    assertEquals(COUNTS.weight("tea") / weights / (1 + norm), some.head().score(), 1e-12);
    assertEquals(0, some.last().score());
    Meanings near = new Meanings(HashMap.of("a", .6), .2, .6);
    RankedText meant =
        TextRanking.rank(
                RankingMode.NOTES,
                stems("tea paris"),
                COUNTS,
                Vector.of(TextCandidate.of(text("a", "tea paris"))),
                Option.some(near))
            .head();
    assertEquals((1 / (1 + norm) + .7 * .6) / 1.7, meant.score(), 1e-12);
  }

  @Test
  void longNotesAreMeasuredByTheirLength() {
    assertEquals(1.1 * (.6 + .4 * 2), RankingMode.NOTES.norm(200, 100), 1e-12);
    assertEquals(1.2 * (.25 + .75 * 2), RankingMode.NOTES.norm(350, 175), 1e-12);
    assertEquals(1.2 * (.25 + .75 * 2), RankingMode.NOTES.norm(1_000, 500), 1e-12);
    assertEquals(.9 * (.6 + .4 * 2), RankingMode.CONVERSATION.norm(80, 40), 1e-12);
    assertEquals(.9 * (.6 + .4 * 2), RankingMode.CONVERSATION.norm(160, 500), 1e-12);
  }

  @Test
  void longAnswersLendLessAndCountLess() {
    String many = "word ".repeat(240);
    Seq<RankedText> ranked =
        rank(
            RankingMode.CONVERSATION,
            "tea",
            text("a", "tea " + many.strip()).in("t", 1),
            text("b", "yes").in("t", 2),
            text("c", "tea " + "word ".repeat(17).strip() + "?").in("t", 9),
            text("d", "tea " + "word ".repeat(15).strip() + "?").in("t", 19));
    assertEquals(
        .7 * Math.sqrt(60 / 241.0) * of(ranked, "a").parts().words(),
        of(ranked, "b").parts().window(),
        1e-12);
    assertEquals(.3 - .2 * Math.log(241 / 80.0), of(ranked, "a").parts().prior(), 1e-12);
    assertEquals(.3 * Math.log(19) / Math.log(41), of(ranked, "c").parts().prior(), 1e-12);
    assertEquals(.3 * Math.log(17) / Math.log(41) - .1, of(ranked, "d").parts().prior(), 1e-12);
  }

  @Test
  void partsAddUpToTheRelevance() {
    Seq<RankedText> ranked =
        rank(
            RankingMode.CONVERSATION,
            "Caroline tea Paris 2023",
            text("a", "Who drinks tea?").by(Option.some("Caroline")).at(MAY).in("t", 1),
            text("b", "I went to Paris").at(MAY).in("t", 2),
            text("c", "Nothing").in("t", 3));
    for (RankedText text : ranked) {
      assertEquals(text.relevance(), text.parts().sum(), 1e-12);
    }
    RelevanceParts query = of(ranked, "a").parts();
    assertTrue(query.author() > 0 && query.words() > 0 && query.date() > 0 && query.window() > 0);
    assertEquals(
        .3 * Math.log(3) / Math.log(41) - .1, query.prior(), 1e-12, "two words and a question");
    assertEquals(0, of(ranked, "b").parts().author());
    assertEquals(0, of(ranked, "c").parts().words());
    assertTrue(query.explain().startsWith("words "));
  }

  @Test
  void theStrongestOfANeighbourhoodCounts() {
    Seq<RankedText> ranked =
        rank(
            RankingMode.CONVERSATION,
            "tea",
            text("a", "tea").in("t", 1),
            text("b", "yes").in("t", 2),
            text("c", "yes").in("t", 3),
            text("d", "yes").in("t", 4),
            text("e", "yes").in("t", 5),
            text("f", "yes").in("other", 2));
    double whole = of(ranked, "a").parts().words();
    assertEquals(.7 * whole, of(ranked, "b").parts().window(), 1e-12);
    assertEquals(.5 * whole, of(ranked, "c").parts().window(), 1e-12);
    assertEquals(.4 * whole, of(ranked, "d").parts().window(), 1e-12);
    assertEquals(0, of(ranked, "e").parts().window());
    assertEquals(0, of(ranked, "f").parts().window());
    Seq<RankedText> before =
        rank(
            RankingMode.CONVERSATION,
            "tea",
            text("a", "yes").in("t", 1),
            text("b", "yes").in("t", 2),
            text("c", "yes").in("t", 3),
            text("d", "tea tea").in("t", 4));
    assertEquals(.3 * of(before, "d").parts().words(), of(before, "a").parts().window(), 1e-12);
    assertEquals(.4 * of(before, "d").parts().words(), of(before, "b").parts().window(), 1e-12);
    assertEquals(.5 * of(before, "d").parts().words(), of(before, "c").parts().window(), 1e-12);
  }

  @Test
  void meaningIsMeasuredFromTheMeanAndMissingOnesAreAverage() {
    Meanings near = new Meanings(HashMap.of("a", .2, "b", .6), .2, .6);
    Seq<RankedText> ranked =
        TextRanking.rank(
            RankingMode.NOTES,
            stems("tea"),
            COUNTS,
            Vector.of(text("a", "tea"), text("b", "milk"), text("c", "tea")).map(TextCandidate::of),
            Option.some(near));
    assertEquals(.7, of(ranked, "b").relevance(), 1e-12);
    assertEquals(1, of(ranked, "a").relevance(), 1e-12);
    assertEquals(Option.some(.2), of(ranked, "a").cosine());
    assertEquals(Option.none(), of(ranked, "c").cosine());
    assertEquals(Vector.of("a", "c", "b"), ranked.map(RankedText::id).toVector(), "ties by id");
  }

  private static Vector<String> stems(String question) {
    return QuestionWords.stems(TextQuery.about(question)).toVector();
  }

  private static SearchDocument text(String id, String text) {
    return new SearchDocument(SearchSource.MESSAGE, id, "o", text);
  }

  private static Seq<RankedText> rank(
      RankingMode mode, String question, SearchDocument... documents) {
    return TextRanking.rank(
        mode, stems(question), COUNTS, Vector.of(documents).map(TextCandidate::of), Option.none());
  }

  private static RankedText of(Seq<RankedText> ranked, String id) {
    return ranked.find(one -> one.id().equals(id)).get();
  }
}
