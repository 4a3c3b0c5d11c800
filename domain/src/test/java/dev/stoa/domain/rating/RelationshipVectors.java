package dev.stoa.domain.rating;

import static dev.stoa.domain.vectors.VectorForm.expecting;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.mentioning;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import java.util.Locale;

/** Checks the vectors of relationships between two agents. */
public final class RelationshipVectors {

  private RelationshipVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check("relationship", expecting(Given::isObject), RelationshipVectors::metrics)
        .check(
            "relationship",
            expecting(Given::isText),
            v -> v.expected().matches(label(scores(v.input()))))
        .check(
            "relationship",
            mentioning("tracker rivalry"),
            v -> v.expected().matches(scores(v.input()).rivalry()))
        .check(
            "relationship",
            mentioning("tracker alliance"),
            v -> v.expected().matches(scores(v.input()).alliance()))
        .check("relationship", RelationshipVectors::isOlder, v -> v.differs("older formula"))
        .check(
            "relationship",
            input("pos_b"),
            v -> v.expected().matches(scores(v.input()).influenceAOnB()))
        .check(
            "relationship",
            input("pos_a"),
            v -> v.expected().matches(scores(v.input()).influenceBOnA()));
  }

  /** The older formulas of rivalry and alliance know no changes of position. */
  private static boolean isOlder(SpecVector vector) {
    Given input = vector.input();
    return input.has("agreements") && !input.has("pos_a") && !input.has("pos_b");
  }

  private static void metrics(SpecVector vector) {
    Given expected = vector.expected();
    Counters counters = counters(vector.input());
    RelationshipScores scores = RelationshipScores.of(counters);
    expected.member("rivalry", scores.rivalry());
    expected.member("alliance", scores.alliance());
    expected.member("agreement_rate", scores.agreementRate());
    expected.member("relationship", label(scores));
    expected.member("head_to_head", counters.winsA() + "-" + counters.winsB());
    expected.member("influence_a_on_b", scores.influenceAOnB());
    expected.member("influence_b_on_a", scores.influenceBOnA());
  }

  private static RelationshipScores scores(Given input) {
    return RelationshipScores.of(counters(input));
  }

  private static Counters counters(Given input) {
    return CountersBuilder.builder()
        .debates(input.whole("debates", 0))
        .agreements(input.whole("agreements", 0))
        .critiquesAToB(input.whole("crit_ab", 0))
        .critiquesBToA(input.whole("crit_ba", 0))
        .acceptedAToB(input.whole("acc_ab", 0))
        .acceptedBToA(input.whole("acc_ba", 0))
        .changesA(input.whole("pos_a", 0))
        .changesB(input.whole("pos_b", 0))
        .winsA(input.whole("wins_a", 0))
        .winsB(input.whole("wins_b", 0))
        .build();
  }

  private static String label(RelationshipScores scores) {
    return scores.label().name().toLowerCase(Locale.ROOT);
  }
}
