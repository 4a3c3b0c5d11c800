package dev.stoa.domain.rating;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import java.util.Locale;

/** Checks the vectors of relationships between two agents. */
public final class RelationshipVectors {

  private static final VectorForm COUNTERS =
      input(
          "debates",
          "agreements",
          "crit_ab",
          "crit_ba",
          "acc_ab",
          "acc_ba",
          "pos_a",
          "pos_b",
          "wins_a",
          "wins_b");
  private static final String LEGACY = "the original's older formula, which Stoa does not have";

  private RelationshipVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "relationship",
            COUNTERS.expecting(
                "rivalry", "alliance", "relationship", "agreement_rate", "head_to_head"),
            RelationshipVectors::metrics)
        .check(
            "relationship",
            COUNTERS.expectingText(),
            v -> v.expected().matches(label(scores(v.input()))))
        .check(
            "relationship",
            input("debates", "pos_b"),
            v -> v.expected().matches(scores(v.input()).influenceAOnB()))
        .check(
            "relationship",
            input("debates", "pos_a"),
            v -> v.expected().matches(scores(v.input()).influenceBOnA()))
        .leaveOut("relationship", input("debates", "agreements", "wins_a", "wins_b"), LEGACY)
        .leaveOut(
            "relationship",
            input("debates", "agreements", "crit_ab", "crit_ba", "acc_ab", "acc_ba"),
            LEGACY);
  }

  private static void metrics(SpecVector vector) {
    Given expected = vector.expected();
    Counters counters = counters(vector.input());
    RelationshipScores scores = RelationshipScores.of(counters);
    expected.get("rivalry").matches(scores.rivalry());
    expected.get("alliance").matches(scores.alliance());
    expected.get("agreement_rate").matches(scores.agreementRate());
    expected.get("relationship").matches(label(scores));
    expected.get("head_to_head").matches(counters.winsA() + "-" + counters.winsB());
  }

  private static RelationshipScores scores(Given input) {
    return RelationshipScores.of(counters(input));
  }

  private static Counters counters(Given input) {
    return CountersBuilder.builder()
        .debates(count(input, "debates"))
        .agreements(count(input, "agreements"))
        .critiquesAToB(count(input, "crit_ab"))
        .critiquesBToA(count(input, "crit_ba"))
        .acceptedAToB(count(input, "acc_ab"))
        .acceptedBToA(count(input, "acc_ba"))
        .changesA(count(input, "pos_a"))
        .changesB(count(input, "pos_b"))
        .winsA(count(input, "wins_a"))
        .winsB(count(input, "wins_b"))
        .build();
  }

  private static long count(Given input, String name) {
    return input.find(name).map(Given::whole).getOrElse(0L);
  }

  private static String label(RelationshipScores scores) {
    return scores.label().name().toLowerCase(Locale.ROOT);
  }
}
