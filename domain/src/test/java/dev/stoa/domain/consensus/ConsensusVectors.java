package dev.stoa.domain.consensus;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import java.util.List;

/** Checks the vectors of conclusions. */
public final class ConsensusVectors {

  private static final String BY_AGREEMENT =
      "strength follows from the share that agrees, as documented, not from confidence";

  private ConsensusVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "consensus.ratio",
            input("participating", "agreeing"),
            v ->
                v.expected()
                    .matches(
                        ConsensusStrength.ratio(
                            v.input().get("agreeing").whole(),
                            v.input().get("participating").whole())))
        .check(
            "consensus.hash",
            input("topic").expectingNumber(),
            v -> v.expected().matches((double) Topics.hash(v.input().get("topic").text()).length()))
        .check(
            "consensus.hash",
            input("topic"),
            v -> v.expected().matches(Topics.hash(v.input().get("topic").text())))
        .check(
            "consensus.hash",
            input("a", "b"),
            v ->
                v.expected()
                    .matches(
                        Topics.hash(v.input().get("a").text())
                            .equals(Topics.hash(v.input().get("b").text()))))
        .check(
            "consensus.similarity",
            input("a", "b"),
            v ->
                v.expected()
                    .matches(
                        Topics.similarity(v.input().get("a").text(), v.input().get("b").text())))
        .check(
            "consensus.truncate",
            input("text", "max_chars"),
            v ->
                v.expected()
                    .matches(
                        Excerpt.of(
                            v.input().get("text").text(),
                            (int) v.input().get("max_chars").whole())))
        .leaveOut(BY_AGREEMENT, List.of("consensus.strength"));
  }
}
