package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What every text index promises. */
public interface TextIndexContract extends SearchWorkspace {

  @Test
  default void whatIsPutIsFoundAndWhatIsRemovedIsNot() {
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
  default void sourcesAreSearchedApart() {
    put(SearchSource.MEMORY, "a", "shared word");
    put(SearchSource.KNOWLEDGE, "a", "another");
    assertEquals(List.of("a"), found(SearchSource.MEMORY, "shared"));
    assertEquals(List.empty(), found(SearchSource.KNOWLEDGE, "shared"));
  }

  @Test
  default void aDocumentPutAgainSaysOnlyWhatItSaysNow() {
    put("a", "first words");
    put("a", "second thoughts");
    assertEquals(List.empty(), found("first"));
    assertEquals(List.of("a"), found("second"));
    put("a", "second thoughts");
    assertEquals(1, ask(TextQuery.about("second")).size());
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void aUnitThatFailsLeavesNoWords() {
    givenAThing(SearchSource.MEMORY, "a");
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
  default void theRarerWordWins() {
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
  default void theShorterTextWins() {
    filler();
    put("a", "a jitter among very many other words that say little");
    put("b", "a jitter among few");
    assertEquals(List.of("b", "a"), found("jitter"));
  }

  @Test
  default void theTextThatSaysItMoreOftenWins() {
    filler();
    put("a", "jitter one two three");
    put("b", "jitter jitter two three");
    assertEquals(List.of("b", "a"), found("jitter"));
  }

  @Test
  default void bothWordsBeatOne() {
    filler();
    put("a", "jitter helps a lot");
    put("b", "backoff helps a lot");
    put("c", "jitter with backoff helps");
    assertEquals("c", found("backoff jitter").head());
    assertEquals(3, found("backoff jitter").size());
  }

  @Test
  default void scoresFallAndEqualsComeInTheOrderOfTheirIds() {
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
  default void pagesFollowEachOther() {
    for (int i = 0; i < 57; i++) {
      put("id-" + i, "word" + " again".repeat(i % 7) + " other".repeat(i % 3));
    }
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

  @Test
  default void everyWayOfMatchingKeepsItsPromise() {
    filler();
    put("a", "retry with jitter");
    put("b", "jitter then retry");
    put("c", "only jitter");
    assertEquals(List.of("a", "b", "c"), sorted(TextQuery.about("jitter retry")));
    assertEquals(List.of("a", "b"), sorted(all("jitter retry")));
    assertEquals(List.empty(), sorted(all("jitter missing")));
    assertEquals(List.of("b"), sorted(phrase("jitter then retry")));
    assertEquals(List.of("b"), sorted(phrase("then retry")));
    assertEquals(List.empty(), sorted(phrase("retry jitter")));
    assertEquals(List.of("a", "b", "c"), sorted(prefix("jit")));
    assertEquals(List.of("a", "b"), sorted(prefix("ret")));
    assertEquals(List.empty(), sorted(TextQuery.about("jit")));
  }

  @Test
  default void aBeginningFindsLongerWords() {
    filler();
    put("a", "optimization matters");
    put("b", "the optimizer decides");
    put("c", "an operation");
    assertEquals(List.of("a", "b"), sorted(prefix("optimiz")));
    assertEquals(List.of("a", "b", "c"), sorted(prefix("op")));
  }

  @Test
  default void aBeginningIsThatOfTheWordNotOfItsStem() {
    filler();
    put("a", "running along the canyon");
    put("b", "we run");
    assertEquals(List.of("a"), sorted(prefix("runni")));
    assertEquals(List.of("a"), sorted(prefix("cany")));
    assertEquals(List.of("a", "b"), sorted(prefix("run")));
  }

  @Test
  default void wordsAreFoundByTheirStem() {
    filler();
    put("a", "he runs");
    put("b", "she was running");
    put("c", "they jumped");
    assertEquals(List.of("a", "b"), sorted(TextQuery.about("run")));
    assertEquals(List.of("c"), sorted(TextQuery.about("jumping")));
    assertEquals(List.of("b"), sorted(phrase("was running")));
  }

  @Test
  default void caseAndDiacriticsDoNotCount() {
    filler();
    put("a", "CAFÉ in İSTANBUL");
    put("b", "cafe\u0301 noir");
    put("c", "ﬁne ΣΊΣΥΦΟΣ");
    assertEquals(List.of("a", "b"), sorted(TextQuery.about("cafe")));
    assertEquals(List.of("a", "b"), sorted(TextQuery.about("Café")));
    assertEquals(List.of("a"), sorted(TextQuery.about("istanbul")));
    assertEquals(List.of("a"), sorted(TextQuery.about("ISTANBUL")));
    assertEquals(List.of("c"), sorted(TextQuery.about("fine")));
    assertEquals(List.of("c"), sorted(TextQuery.about("σίσυφος")));
  }

  @Test
  default void smallWordsAreWordsToo() {
    filler();
    put("a", "to be or not to be");
    assertEquals(List.of("a"), sorted(TextQuery.about("or")));
    assertEquals(List.of("a"), sorted(phrase("to be or not")));
  }

  @Test
  default void anOwnerFindsOnlyWhatIsTheirs() {
    filler();
    put(SearchSource.NOTE, "a", "mine", "jitter jitter");
    put(SearchSource.NOTE, "b", "theirs", "jitter");
    put(SearchSource.NOTE, "c", "mine", "a jitter");
    TextQuery mine = TextQuery.about("jitter").ownedBy("mine");
    assertEquals(
        List.of("a", "c"),
        read(() -> storage().textIndex().find(SearchSource.NOTE, mine, 0, 2))
            .map(TextHit::id)
            .toList());
    assertEquals(
        List.of("c"),
        read(() -> storage().textIndex().find(SearchSource.NOTE, mine, 1, 2))
            .map(TextHit::id)
            .toList());
    put(SearchSource.NOTE, "b", "mine", "jitter");
    assertEquals(3, read(() -> storage().textIndex().find(SearchSource.NOTE, mine, 0, 9)).size());
  }

  @Test
  default void theDocumentsComeBackInTheOrderOfTheirIds() {
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
  default void rebuildingChangesNothingThatIsSound() {
    filler();
    put("a", "jitter");
    write(() -> storage().textIndex().rebuild(SearchSource.MEMORY));
    assertEquals(List.of("a"), found("jitter"));
    assertTrue(isSound(SearchSource.MEMORY));
  }

  private void filler() {
    for (int i = 0; i < 9; i++) {
      put("filler-" + i, "quite unrelated sentence number " + (char) ('a' + i));
      put(SearchSource.NOTE, "filler-" + i, "nobody", "quite unrelated " + i);
    }
  }

  private boolean isSound(SearchSource source) {
    return write(() -> storage().textIndex().isSound(source));
  }

  private static TextQuery all(String words) {
    return TextQuery.about(words).matching(Matching.ALL);
  }

  private static TextQuery phrase(String words) {
    return TextQuery.about(words).matching(Matching.PHRASE);
  }

  private static TextQuery prefix(String words) {
    return TextQuery.about(words).matching(Matching.PREFIX);
  }

  private List<String> found(String words) {
    return found(SearchSource.MEMORY, words);
  }

  private List<String> found(SearchSource source, String words) {
    return read(() -> storage().textIndex().find(source, TextQuery.about(words), 0, 100))
        .map(TextHit::id)
        .toList();
  }

  private List<String> sorted(TextQuery query) {
    return ask(query).map(TextHit::id).toList().sorted();
  }

  private Seq<TextHit> ask(TextQuery query) {
    return ask(query, 0, 100);
  }

  private Seq<TextHit> ask(TextQuery query, int offset, int limit) {
    return read(() -> storage().textIndex().find(SearchSource.MEMORY, query, offset, limit));
  }

  private void put(String id, String text) {
    put(SearchSource.MEMORY, id, text);
  }

  private void put(SearchSource source, String id, String text) {
    put(source, id, "me", text);
  }

  private void put(SearchSource source, String id, String owner, String text) {
    givenAThing(source, id);
    write(() -> storage().textIndex().put(new SearchDocument(source, id, owner, text)));
  }

  private static SearchDocument document(String id, String owner, String text) {
    return new SearchDocument(SearchSource.MEMORY, id, owner, text);
  }
}
