package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The contract of every text index. */
public interface TextIndexContract
    extends TextRankingContract,
        RankedTextsContract,
        TextMatchingContract,
        NewestTextsContract,
        OddTextContract {

  @Test
  default void putVectorsAreFoundAndRemovedOnesAreNot() {
    for (SearchSource source : SearchSource.values()) {
      put(source, "a", "retries need jitter");
      assertEquals(List.of("a"), found(source, "jitter"));
      write(() -> storage().textIndex().remove(source, "a"));
      assertEquals(List.empty(), found(source, "jitter"));
      write(() -> storage().textIndex().remove(source, "a"));
      assertTrue(isSound(source));
    }
  }

  @Test
  default void sourcesAreSearchedSeparately() {
    put(SearchSource.MEMORY, "a", "shared word");
    put(SearchSource.KNOWLEDGE, "a", "another");
    assertEquals(List.of("a"), found(SearchSource.MEMORY, "shared"));
    assertEquals(List.empty(), found(SearchSource.KNOWLEDGE, "shared"));
  }

  @Test
  default void aDocumentPutAgainReplacesTheFirst() {
    put("a", "first words");
    put("a", "second thoughts");
    assertEquals(List.empty(), found("first"));
    assertEquals(List.of("a"), found("second"));
    put("a", "second thoughts");
    assertEquals(1, ask(TextQuery.about("second")).size());
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void aFailedUnitIndexesNothing() {
    givenThings(SearchSource.MEMORY, List.of("a"));
    assertThrows(
        IllegalStateException.class,
        () ->
            write(
                () -> {
                  storage().textIndex().put(document("a", "me", "never"));
                  assertEquals(
                      1,
                      storage()
                          .textIndex()
                          .find(SearchSource.MEMORY, TextQuery.about("never"), 0, 9)
                          .size());
                  throw new IllegalStateException("on purpose");
                }));
    assertEquals(List.empty(), found("never"));
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void documentsAreReadInOrderOfTheirIds() {
    for (String id : List.of("c", "a", "b")) {
      put(id, "Text of " + id + "\n\t'\"%_\\");
    }
    Seq<SearchDocument> first =
        read(() -> storage().textIndex().documents(SearchSource.MEMORY, Option.none(), 2));
    assertEquals(
        List.of(
            document("a", "me", "Text of a\n\t'\"%_\\"),
            document("b", "me", "Text of b\n\t'\"%_\\")),
        first.toList());
    assertEquals(
        List.of("c"),
        read(() -> storage().textIndex().documents(SearchSource.MEMORY, Option.some("b"), 2))
            .map(SearchDocument::id)
            .toList());
  }

  @Test
  default void aSnippetShowsWhereTheWordsAre() {
    put("a", "Retries, without Jitter,\n hurt");
    put("b", "one ".repeat(100) + "jitter " + "two ".repeat(100));
    var snippets =
        read(
            () ->
                storage()
                    .textIndex()
                    .snippets(
                        SearchSource.MEMORY,
                        TextQuery.about("retrying JITTER"),
                        List.of("b", "a", "gone")));
    assertEquals(List.of("b", "a"), snippets.keySet().toList());
    assertTrue(
        List.of("[Retries], without [Jitter], hurt", "Retries, without [Jitter], hurt")
            .contains(snippets.get("a").get()),
        snippets.get("a").get());
    assertEquals(
        "…" + "one ".repeat(6) + "[jitter] " + "two ".repeat(16) + "two…", snippets.get("b").get());
  }

  @Test
  default void rebuildingASoundIndexChangesNothing() {
    filler();
    put("a", "jitter");
    write(() -> storage().textIndex().rebuild(SearchSource.MEMORY));
    assertEquals(List.of("a"), found("jitter"));
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void optimizingChangesNothingThatIsFound() {
    filler();
    put("a", "jitter");
    write(() -> storage().textIndex().optimize(SearchSource.MEMORY));
    assertEquals(List.of("a"), found("jitter"));
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void afterAnySequenceOfChangesTheIndexIsTheDocuments() {
    for (long seed : new long[] {1, 20260102, 99}) {
      Random random = new Random(seed);
      TreeMap<String, String> stored = new TreeMap<>();
      String prefix = "s" + seed + "-";
      givenThings(SearchSource.KNOWLEDGE, List.range(0, 12).map(i -> prefix + i));
      for (int unit = 0; unit < 25; unit++) {
        TreeMap<String, String> before = new TreeMap<>(stored);
        boolean fails = random.nextInt(5) == 0;
        try {
          write(
              () -> {
                for (int step = random.nextInt(6); step >= 0; step--) {
                  change(random, prefix, stored);
                }
                if (fails) {
                  throw new IllegalStateException("on purpose");
                }
              });
        } catch (IllegalStateException e) {
          stored.clear();
          stored.putAll(before);
        }
      }
      for (int word = 0; word < 8; word++) {
        String query = "word" + (char) ('a' + word);
        assertEquals(
            List.ofAll(stored.keySet())
                .filter(id -> List.of(stored.getOrDefault(id, "").split(" ")).contains(query)),
            found(SearchSource.KNOWLEDGE, query).sorted(),
            "seed " + seed);
      }
      assertEquals(
          List.ofAll(stored.entrySet()).map(entry -> entry.getKey() + "=" + entry.getValue()),
          read(() -> storage().textIndex().documents(SearchSource.KNOWLEDGE, Option.none(), 99))
              .map(one -> one.id() + "=" + one.text())
              .toList(),
          "seed " + seed);
      assertTrue(isSound(SearchSource.KNOWLEDGE), "seed " + seed);
      write(
          () ->
              stored
                  .keySet()
                  .forEach(id -> storage().textIndex().remove(SearchSource.KNOWLEDGE, id)));
    }
  }

  private void change(Random random, String prefix, TreeMap<String, String> stored) {
    String id = prefix + random.nextInt(12);
    if (random.nextInt(3) == 0) {
      storage().textIndex().remove(SearchSource.KNOWLEDGE, id);
      stored.remove(id);
      return;
    }
    String text =
        List.range(0, random.nextInt(7))
            .map(i -> "word" + (char) ('a' + random.nextInt(8)))
            .mkString(" ");
    storage().textIndex().put(new SearchDocument(SearchSource.KNOWLEDGE, id, "me", text));
    stored.put(id, text);
  }
}
