package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

final class SearchWordsTest {

  @Test
  void wordsAreRunsOfLettersAndDigits() {
    assertEquals("it s a b 3 14 x86 64", SearchWords.folded("it's a.b (3.14) x86_64!"));
    assertEquals("", SearchWords.folded(" \t\n\"*-\u0000\uD83D\uDE00"));
    assertEquals("user example org", SearchWords.folded("<user@example.org>"));
  }

  @Test
  void caseAndDiacriticsAreFolded() {
    assertEquals("cafe cafe istanbul isik", SearchWords.folded("CAFÉ cafe\u0301 İSTANBUL IŞIK"));
    assertEquals(SearchWords.folded("ışık"), SearchWords.folded("IŞIK"));
    assertEquals("σισυφοσ σισυφοσ", SearchWords.folded("ΣΊΣΥΦΟΣ σίσυφος"));
    assertEquals("fine 2 1 2", SearchWords.folded("ﬁne ² ½"));
    assertEquals("straße", SearchWords.folded("Straße"));
    assertEquals("漢字 かな", SearchWords.folded("漢字 かな"));
  }

  @Test
  void whatIsNoWholeCharacterPartsWords() {
    assertEquals("a b c", SearchWords.folded("a\uD83Db\uDE00c"));
    assertEquals("a \uD835\uDD38".substring(0, 1) + " a", SearchWords.folded("a \uD835\uDD38"));
  }

  @Test
  void aQueryUsesALimitedNumberOfWords() {
    String question = "a b a c " + "d ".repeat(100);
    assertEquals(SearchWords.MAX_ASKED, SearchWords.ofQuestion(question).size());
    assertEquals(Vector.of("a", "b", "c", "d"), SearchWords.distinctOfQuestion(question));
    assertEquals(Vector.empty(), SearchWords.distinctOfQuestion("?!"));
  }

  @Test
  void longWordsAndLongTextsAreCut() {
    String long1 = "x".repeat(10_000);
    String cut = SearchWords.folded(long1);
    assertTrue(cut.length() <= SearchWords.MAX_WORD);
    assertEquals(cut, SearchWords.ofQuestion(long1).head());
    assertTrue(SearchWords.folded("word ".repeat(100_000)).length() <= SearchWords.MAX_INDEXED);
    // Half a pair would be no text.
    String pairs = SearchWords.folded("x" + "\uD840\uDC00".repeat(1_000));
    assertEquals(-1, dev.stoa.domain.json.Surrogates.firstLone(pairs));
  }

  @Test
  void aWordIsIndexedAThousandTimesAndThenOnlyItsPlaceIs() {
    String text = "a ".repeat(1_500) + "b a";
    String folded = SearchWords.folded(text);
    assertEquals("a ".repeat(1_000) + "· ".repeat(500) + "b ·", folded);
    assertEquals(folded, IndexedWords.of(text).stems());
    assertEquals("a ".repeat(999) + "a", SearchWords.folded("a ".repeat(1_000)));
  }
}
