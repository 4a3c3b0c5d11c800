package dev.stoa.domain.search;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;

/** Checks the vectors of queries and of rankings. */
public final class SearchVectors {

  private SearchVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "continuum.rrf",
            input("vector_rank", "keyword_rank", "vector_weight"),
            SearchVectors::fused)
        .check("continuum.fts_query", input("query"), SearchVectors::words);
  }

  private static void fused(SpecVector vector) {
    Given input = vector.input();
    vector
        .expected()
        .matches(
            ReciprocalRank.score(
                (int) input.get("vector_rank").whole(),
                (int) input.get("keyword_rank").whole(),
                input.get("vector_weight").number()));
  }

  /** The original makes an FTS5 query of the words. */
  private static void words(SpecVector vector) {
    Seq<String> words = SearchWords.asked(vector.input().get("query").text());
    vector
        .expected()
        .matches(words.isEmpty() ? "\"\"" : words.map(w -> '"' + w + '"').mkString(" OR "));
  }
}
