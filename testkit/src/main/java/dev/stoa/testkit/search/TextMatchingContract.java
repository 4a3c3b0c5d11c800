package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** Which texts answer a question. */
public interface TextMatchingContract extends TextIndexHelpers {

  @Test
  default void everyMatchingFindsWhatItSays() {
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
  default void aPrefixFindsLongerWords() {
    filler();
    put("a", "optimization matters");
    put("b", "the optimizer decides");
    put("c", "an operation");
    assertEquals(List.of("a", "b"), sorted(prefix("optimiz")));
    assertEquals(List.of("a", "b", "c"), sorted(prefix("op")));
  }

  @Test
  default void aPrefixMatchesTheWordNotItsStem() {
    filler();
    put("a", "running along the canyon");
    put("b", "we run");
    assertEquals(List.of("a"), sorted(prefix("runni")));
    assertEquals(List.of("a"), sorted(prefix("cany")));
    assertEquals(List.of("a", "b"), sorted(prefix("run")));
    put("c", "a happy crew");
    assertEquals(List.empty(), sorted(prefix("happi")), "the stem of happy");
    assertEquals(List.of("c"), sorted(prefix("happ")));
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
  default void shortWordsAreFound() {
    filler();
    put("a", "to be or not to be");
    assertEquals(List.of("a"), sorted(TextQuery.about("or")));
    assertEquals(List.of("a"), sorted(phrase("to be or not")));
  }

  @Test
  default void anOwnerFindsOnlyTheirOwn() {
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
}
