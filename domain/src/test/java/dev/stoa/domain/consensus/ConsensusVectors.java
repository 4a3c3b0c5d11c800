package dev.stoa.domain.consensus;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;

/** Checks the vectors of conclusions. */
public final class ConsensusVectors {

  private ConsensusVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "consensus.ratio",
            v ->
                v.expected()
                    .matches(
                        ConsensusStrength.ratio(
                            v.input().get("agreeing").whole(),
                            v.input().get("participating").whole())))
        .check("consensus.hash", input("topic"), ConsensusVectors::hash)
        .check(
            "consensus.hash",
            input("a", "b"),
            v -> v.expected().matches(hash(v, "a").equals(hash(v, "b"))))
        .check(
            "consensus.similarity",
            v ->
                v.expected()
                    .matches(
                        Topics.similarity(v.input().get("a").text(), v.input().get("b").text())))
        .check(
            "consensus.truncate",
            v ->
                v.expected()
                    .matches(
                        Excerpt.of(
                            v.input().get("text").text(),
                            (int) v.input().get("max_chars").whole())));
  }

  private static void hash(SpecVector vector) {
    String hash = hash(vector, "topic");
    if (vector.expected().isNumber()) {
      vector.expected().matches((double) hash.length());
    } else {
      vector.expected().matches(hash);
    }
  }

  private static String hash(SpecVector vector, String topic) {
    return Topics.hash(vector.input().get(topic).text());
  }
}
