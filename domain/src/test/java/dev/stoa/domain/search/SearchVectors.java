package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Checks the vectors of queries and of rankings. */
public final class SearchVectors {

  private SearchVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA).check("continuum.fts_query", SearchVectors::words);
  }

  /** The original makes an FTS5 query of the words as they stand between blanks. */
  private static void words(SpecVector vector) {
    String question = vector.input().get("query").text();
    Seq<String> words = SearchWords.ofQuestion(question);
    if (words.equals(Vector.of(question.trim().split("\\s+")).reject(String::isEmpty))) {
      vector
          .expected()
          .matches(words.isEmpty() ? "\"\"" : words.map(w -> '"' + w + '"').mkString(" OR "));
    } else {
      assertEquals(
          SearchWords.ofQuestion(vector.expected().text().replace("\" OR \"", " ")), words);
      vector.differs("folded words");
    }
  }
}
