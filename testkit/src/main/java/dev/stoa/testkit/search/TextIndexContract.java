package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.testkit.data.SharedData;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.TreeMap;
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
    PlainBm25 plain = new PlainBm25(documents.map(PlainText::of).toVector());
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

  @Test
  default void everyStringIsAValidQuestion() {
    put("a", "plain words");
    String huge = "jitter \"AND\" ".repeat(100_000);
    for (String question :
        List.of(
            "it's",
            "a.b",
            "x AND",
            "NOT",
            "OR OR",
            "NEAR(a b)",
            "\"",
            "''",
            "*",
            "a*",
            "^a",
            "words:plain",
            "{words}:a",
            "-plain",
            "plain & | ! <-> :*",
            "\\",
            "'\\''",
            "%_",
            "",
            " ",
            "\u0000",
            "pl\u0000ain",
            "\uD83D\uDE00",
            "\uD83D",
            "\uDE00words",
            "1e5 0x1f -1.5 2^10",
            "user@example.org http://example.org/a/b?c=d",
            "a".repeat(5_000),
            huge)) {
      for (Matching matching : Matching.values()) {
        TextQuery query = TextQuery.about(question).matching(matching);
        Seq<TextHit> hits = ask(query);
        read(
            () ->
                storage().textIndex().snippets(SearchSource.MEMORY, query, hits.map(TextHit::id)));
      }
    }
    assertEquals(List.of("a"), found("\uDE00words\u0000"));
  }

  @Test
  default void whatIsOddIsFoundToo() {
    String odd =
        "mail user@example.org at http://example.org/a-b/c_d?e=f 1e5 3.14 x86_64 C++ "
            + "z".repeat(3_000);
    filler();
    put("a", odd);
    for (String question :
        List.of("example", "org", "user", "1e5", "14", "x86", "64", "c", "z".repeat(2_500))) {
      assertEquals(List.of("a"), found(question).filter("a"::equals), question);
    }
    put("b", "\uFDFA".repeat(50_000));
    put("c", "é1 ".repeat(60_000));
    put("d", List.range(0x20, 0xD000).map(Character::toString).mkString(" "));
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void naughtyStringsAreKeptAndFound() throws IOException {
    for (Path file : SharedData.find("data/naughty/blns.json")) {
      Seq<String> strings =
          ((JsonArray) JsonParser.parse(Files.readString(file)))
              .values()
              .map(value -> ((JsonString) value).value())
              .filter(text -> text.indexOf(0) < 0)
              .toVector();
      Seq<SearchDocument> documents =
          strings.zipWithIndex(
              (text, i) -> new SearchDocument(SearchSource.MEMORY, "n" + (1000 + i), "me", text));
      putAll(documents);
      assertEquals(
          documents,
          read(() -> storage().textIndex().documents(SearchSource.MEMORY, Option.none(), 1_000)));
      assertTrue(isSound(SearchSource.MEMORY));
      for (SearchDocument one : documents) {
        boolean says = !SearchWords.asked(one.text()).isEmpty();
        for (Matching matching : Matching.values()) {
          TextQuery query = TextQuery.about(one.text()).matching(matching);
          Seq<String> hits = ask(query, 0, 1_000).map(TextHit::id);
          assertEquals(says, hits.contains(one.id()), matching + " " + one);
        }
      }
    }
  }

  @Test
  default void afterAnySequenceOfChangesTheIndexIsTheDocuments() {
    for (long seed : new long[] {1, 20260102, 99}) {
      Random random = new Random(seed);
      TreeMap<String, String> kept = new TreeMap<>();
      String prefix = "s" + seed + "-";
      givenThings(SearchSource.KNOWLEDGE, List.range(0, 12).map(i -> prefix + i));
      for (int unit = 0; unit < 25; unit++) {
        TreeMap<String, String> before = new TreeMap<>(kept);
        boolean fails = random.nextInt(5) == 0;
        try {
          write(
              () -> {
                for (int step = random.nextInt(6); step >= 0; step--) {
                  change(random, prefix, kept);
                }
                if (fails) {
                  throw new IllegalStateException("on purpose");
                }
              });
        } catch (IllegalStateException e) {
          kept.clear();
          kept.putAll(before);
        }
      }
      for (int word = 0; word < 8; word++) {
        String asked = "word" + (char) ('a' + word);
        assertEquals(
            List.ofAll(kept.keySet())
                .filter(id -> List.of(kept.get(id).split(" ")).contains(asked)),
            found(SearchSource.KNOWLEDGE, asked).sorted(),
            "seed " + seed);
      }
      assertEquals(
          List.ofAll(kept.entrySet()).map(entry -> entry.getKey() + "=" + entry.getValue()),
          read(() -> storage().textIndex().documents(SearchSource.KNOWLEDGE, Option.none(), 99))
              .map(one -> one.id() + "=" + one.text())
              .toList(),
          "seed " + seed);
      assertTrue(isSound(SearchSource.KNOWLEDGE), "seed " + seed);
      write(
          () ->
              kept.keySet()
                  .forEach(id -> storage().textIndex().remove(SearchSource.KNOWLEDGE, id)));
    }
  }

  private void change(Random random, String prefix, TreeMap<String, String> kept) {
    String id = prefix + random.nextInt(12);
    if (random.nextInt(3) == 0) {
      storage().textIndex().remove(SearchSource.KNOWLEDGE, id);
      kept.remove(id);
      return;
    }
    String text =
        List.range(0, random.nextInt(7))
            .map(i -> "word" + (char) ('a' + random.nextInt(8)))
            .mkString(" ");
    storage().textIndex().put(new SearchDocument(SearchSource.KNOWLEDGE, id, "me", text));
    kept.put(id, text);
  }

  private void filler() {
    putAll(
        List.range(0, 9)
            .flatMap(
                i ->
                    List.of(
                        document("filler-" + i, "me", "quite unrelated number " + (char) ('m' + i)),
                        new SearchDocument(
                            SearchSource.NOTE, "filler-" + i, "nobody", "quite unrelated " + i))));
  }

  private void putAll(Seq<SearchDocument> documents) {
    documents
        .groupBy(SearchDocument::source)
        .forEach((source, some) -> givenThings(source, some.map(SearchDocument::id)));
    write(() -> documents.forEach(storage().textIndex()::put));
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
    putAll(List.of(new SearchDocument(source, id, owner, text)));
  }

  private static SearchDocument document(String id, String owner, String text) {
    return new SearchDocument(SearchSource.MEMORY, id, owner, text);
  }
}
