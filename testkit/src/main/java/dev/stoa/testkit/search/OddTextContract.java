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
import dev.stoa.testkit.data.InTurn;
import dev.stoa.testkit.data.SharedData;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The contract for unusual text: it is stored, found and accepted as a query. */
public interface OddTextContract extends TextIndexHelpers {

  @Test
  default void everyStringIsAValidQuery() {
    put("a", "plain words");
    String longest = "jitter \"AND\" ".repeat(TextQuery.MAX_LENGTH / 13);
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
            longest)) {
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
  default void aQueryThatIsTooLongIsRefused() {
    String tooLong = "a".repeat(TextQuery.MAX_LENGTH + 1);
    String refusal =
        assertThrows(IllegalArgumentException.class, () -> TextQuery.about(tooLong)).getMessage();
    assertEquals("the question has 100001 characters: shorten it to 100000", refusal);
  }

  @Test
  default void aTextOfOneRepeatedWordIsFound() {
    filler();
    String text = "ab ".repeat(33_000);
    putAll(List.range(0, 4).map(i -> document("t" + i, "me", text)));
    for (Matching matching : Matching.values()) {
      TextQuery query = TextQuery.about("ab").matching(matching);
      Seq<String> ids = ask(query).map(TextHit::id);
      assertEquals(List.of("t0", "t1", "t2", "t3"), ids.toList(), matching.name());
      assertEquals(
          "[ab]" + " [ab]".repeat(23) + "…",
          read(() -> storage().textIndex().snippets(SearchSource.MEMORY, query, ids))
              .get("t3")
              .get());
    }
  }

  @Test
  default void unusualTextsAreFound() {
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
  default void naughtyStringsAreStoredAndFound() throws IOException {
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
      int queries = 0;
      for (SearchDocument one : documents) {
        boolean says = !SearchWords.ofQuestion(one.text()).isEmpty();
        for (Matching matching : InTurn.of(queries++, Matching.values())) {
          TextQuery query = TextQuery.about(one.text()).matching(matching);
          Seq<String> hits = ask(query, 0, 1_000).map(TextHit::id);
          assertEquals(says, hits.contains(one.id()), matching + " " + one);
        }
      }
    }
  }
}
