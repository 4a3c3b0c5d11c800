package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

final class KeywordsTest {

  @Test
  void shortAndCommonWordsSayNothing() {
    assertEquals(
        LinkedHashSet.of("sqlite", "checkpointing", "reader"),
        Keywords.of("The SQLite WAL: checkpointing, with each reader, would SQLITE be."));
  }

  @Test
  void lettersOfAnyLanguageMakeWordsWhateverTheLocale() {
    assertEquals(LinkedHashSet.of("index", "größe", "данные"), Keywords.of("INDEX größe-данные"));
    assertEquals(LinkedHashSet.empty(), Keywords.of("a.b \uD83D\uDE00 '; -- ()"));
  }

  @Test
  void onlyTheFirstKeywordsOfALongTextCount() {
    assertEquals(64, Keywords.of(Vector.range(1000, 2000).mkString(" ")).size());
  }

  @Test
  void whatOccursInLongerWordsCounts() {
    assertEquals(
        2, Keywords.shared(LinkedHashSet.of("cache", "redis", "queue"), "Redis is for CACHES"));
  }
}
