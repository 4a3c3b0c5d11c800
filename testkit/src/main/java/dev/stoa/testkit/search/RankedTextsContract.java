package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.TextRanking;
import dev.stoa.domain.search.WordCounts;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What an engine finds is ranked by the one rule, so that every store gives the same order. */
public interface RankedTextsContract extends TextIndexHelpers {

  /** What {@link #givenThings} calls the thread of messages. */
  String THREAD = "searched";

  Instant AT = Instant.parse("2023-05-08T13:56:00Z");

  @Test
  default void everyStoreGivesTheSameScores() {
    for (SearchSource source : List.of(SearchSource.MEMORY, SearchSource.MESSAGE)) {
      Random random = new Random(6);
      Seq<SearchDocument> documents =
          Vector.range(0, 200).map(i -> somebodySays(source, i, random));
      putAll(documents);
      PlainBm25 plain = new PlainBm25(documents.map(PlainDocument::of).toVector());
      for (int round = 0; round < 40; round++) {
        TextQuery query =
            TextQuery.about(
                List.range(0, 1 + random.nextInt(5)).map(word -> someWord(random)).mkString(" ")
                    + List.of("", " ada", " did bob say 8 May 2023").get(round % 3));
        TextQuery requested = round % 4 == 3 ? query.ownedBy("o1") : query;
        int limit = 70 + round % 5;
        FoundTexts best = read(() -> storage().textIndex().best(source, requested, limit));
        Set<String> ids = best.hits().map(TextHit::id).toSet();
        assertEquals(
            plain.ranked(requested).take(limit).map(TextHit::id).toVector(),
            best.hits().map(TextHit::id).toVector(),
            requested.words());
        Seq<RankedText> expected =
            ranked(
                source,
                requested,
                plain.counts(requested),
                plain.candidates(ids, TextRanking.WINDOW));
        Seq<RankedText> found =
            ranked(
                source,
                requested,
                best.counts(),
                read(
                    () ->
                        storage()
                            .textIndex()
                            .candidates(source, ids.toVector(), TextRanking.WINDOW)));
        assertEquals(
            expected.map(RankedText::id).toVector(),
            found.map(RankedText::id).toVector(),
            requested.words());
        expected
            .zip(found)
            .forEach(
                pair -> {
                  assertEquals(pair._1.relevance(), pair._2.relevance(), 1e-9);
                  assertEquals(pair._1.parts().window(), pair._2.parts().window(), 1e-9);
                  assertEquals(pair._1.parts().date(), pair._2.parts().date(), 1e-9);
                });
      }
    }
  }

  @Test
  default void whatIsReadWithTheHitsIsWhatTheIndexHas() {
    Random random = new Random(8);
    putAll(Vector.range(0, 80).map(i -> somebodySays(SearchSource.MEMORY, i, random)));
    TextIndex index = storage().textIndex();
    for (TextQuery query :
        List.of(
            TextQuery.about("xak xbk ada"),
            TextQuery.about("xak xbk ada").ownedBy("o1"),
            TextQuery.about("xvk"))) {
      FoundTexts found = read(() -> index.best(SearchSource.MEMORY, query, 20));
      assertEquals(
          read(() -> index.find(SearchSource.MEMORY, query, 0, 20)).toVector(),
          found.hits().toVector());
      assertEquals(
          read(() -> index.candidates(SearchSource.MEMORY, found.read().keySet().toVector(), 0))
              .toSet(),
          found.read().values().toSet());
    }
  }

  @Test
  default void whatFollowsInAThreadIsAnAnswerToo() {
    putAll(
        Vector.of("does anybody know the retry policy?", "yes, see the wiki page", "lunch")
            .zipWithIndex(
                (text, i) ->
                    new SearchDocument(SearchSource.MESSAGE, "m" + i, THREAD, text)
                        .in(THREAD, i + 1)));
    Seq<RankedText> found =
        ranked(storage(), SearchSource.MESSAGE, TextQuery.about("what is the retry policy"), 0, 9);
    assertEquals(Vector.of("m0", "m1", "m2"), found.map(RankedText::id).toVector());
    assertEquals(0, found.get(1).parts().words());
    assertTrue(found.get(1).parts().window() > found.get(2).parts().window());
  }

  @Test
  default void authorsAndDatesAreFoundButAreNoPartOfTheText() {
    putAll(
        Vector.of("ada", "bob")
            .map(
                name ->
                    new SearchDocument(SearchSource.MEMORY, "of-" + name, "me", "tea is better")
                        .by(Option.some(name))
                        .at(AT)));
    Seq<RankedText> found =
        ranked(storage(), SearchSource.MEMORY, TextQuery.about("What is Bob's tea?"), 0, 9);
    assertEquals(Vector.of("of-bob", "of-ada"), found.map(RankedText::id).toVector());
    assertTrue(found.head().parts().author() > 0);
    assertEquals(0, found.last().parts().author());
    assertTrue(
        ranked(storage(), SearchSource.MEMORY, TextQuery.about("tea in 2023"), 0, 9)
                .head()
                .parts()
                .date()
            > 0);
    assertEquals(List.of("of-bob"), sorted(all("bob 2023")));
    assertEquals(List.empty(), sorted(prefix("bo")));
    assertEquals(List.empty(), sorted(prefix("202")));
    assertEquals(List.empty(), sorted(phrase("better bob")));
    assertEquals(List.empty(), sorted(phrase("8 may 2023")));
    assertEquals(2, sorted(phrase("is better")).size());
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void anAuthorIsFoundByTheNewNameOnly() {
    SearchDocument document =
        new SearchDocument(SearchSource.MESSAGE, "of-ada", THREAD, "tea is better")
            .by(Option.some("ada"))
            .at(AT)
            .in(THREAD, 1);
    SearchDocument other =
        new SearchDocument(SearchSource.MESSAGE, "of-bob", THREAD, "as ada says")
            .by(Option.some("bob"))
            .at(AT)
            .in(THREAD, 2);
    putAll(Vector.of(document, other));
    write(() -> storage().textIndex().renameAuthor(SearchSource.MESSAGE, "ada", "zoe"));
    assertEquals(
        Vector.of(document.by(Option.some("zoe")), other),
        read(() -> storage().textIndex().documents(SearchSource.MESSAGE, Option.none(), 9))
            .toVector());
    assertEquals(List.of("of-ada"), found(SearchSource.MESSAGE, "zoe"));
    assertEquals(List.of("of-bob"), found(SearchSource.MESSAGE, "ada"));
    assertEquals(2, found(SearchSource.MESSAGE, "2023").size(), "the date stays");
    assertTrue(isSound(SearchSource.MESSAGE));
  }

  @Test
  default void pagesAreCutFromOneRanking() {
    Random random = new Random(7);
    putAll(Vector.range(0, 150).map(i -> somebodySays(SearchSource.MESSAGE, i, random)));
    TextQuery query = TextQuery.about("xak xbk xck");
    Seq<RankedText> all = ranked(storage(), SearchSource.MESSAGE, query, 0, 1_000);
    assertTrue(all.size() > 100);
    assertEquals(all.size(), all.map(RankedText::id).distinct().size());
    Vector<RankedText> paged = Vector.empty();
    for (int offset = 0; offset < all.size(); offset += 20) {
      paged = paged.appendAll(ranked(storage(), SearchSource.MESSAGE, query, offset, 20));
    }
    assertEquals(all.map(RankedText::id).toVector(), paged.map(RankedText::id));
    all.zip(all.tail())
        .forEach(pair -> assertTrue(pair._1.relevance() >= pair._2.relevance(), pair.toString()));
  }

  private static Seq<RankedText> ranked(
      SearchSource source, TextQuery query, WordCounts counts, Seq<TextCandidate> candidates) {
    return TextRanking.rank(
        source.mode(), QuestionWords.stems(query), counts, candidates, Option.none());
  }

  private static Seq<RankedText> ranked(
      SearchStorage storage, SearchSource source, TextQuery query, int offset, int limit) {
    return storage
        .unitOfWork()
        .read(() -> new RankTexts(storage).find(source, query, offset, limit).get());
  }

  private static SearchDocument somebodySays(SearchSource source, int number, Random random) {
    String text =
        List.range(0, 3 + random.nextInt(12)).map(word -> someWord(random)).mkString(" ")
            + (number % 7 == 0 ? "?" : "");
    SearchDocument document =
        new SearchDocument(source, "d" + (1000 + number), "o" + number % 2, text)
            .by(Option.of(List.of("ada", "bob", null).get(number % 3)))
            .at(AT.plus(number, ChronoUnit.DAYS));
    return source == SearchSource.MESSAGE ? document.in(THREAD, number + 1) : document;
  }

  private static String someWord(Random random) {
    return "x" + (char) ('a' + (int) (26 * Math.pow(random.nextDouble(), 3))) + "k";
  }
}
