package dev.stoa.domain.search;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Checks the vectors of queries and of rankings. */
public final class SearchVectors {

  private SearchVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check("continuum.fts_query", input("query"), SearchVectors::words)
        .leaveOut(
            "recall fuses the scores of words and meaning, which finds more than their ranks do",
            List.of("continuum.rrf"));
  }

  /** The original makes an FTS5 query of the words. */
  private static void words(SpecVector vector) {
    Seq<String> words = SearchWords.ofQuestion(vector.input().get("query").text());
    vector
        .expected()
        .matches(words.isEmpty() ? "\"\"" : words.map(w -> '"' + w + '"').mkString(" OR "));
  }
}
