package dev.stoa.domain.rating;

import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.mentioning;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Locale;

/** Checks the vectors of matches, ratings and trends. */
public final class EloVectors {

  private static final AgentName A = new AgentName("a");
  private static final AgentName B = new AgentName("b");

  private EloVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "elo.expected",
            v ->
                v.expected()
                    .matches(
                        Elo.expected(v.input().get("a").number(), v.input().get("b").number())))
        .check("elo.new", EloVectors::newRating)
        .check("elo.inverse", v -> v.expected().matches(Elo.lead(v.input().get("p").number())))
        .check("elo.default", mentioning("K factor"), v -> v.expected().matches(Elo.K_FACTOR))
        .check("elo.default", mentioning("rating"), v -> v.expected().matches(Elo.START))
        .check("elo.pairwise", EloVectors::pairwise)
        .check("elo.apply", EloVectors::apply)
        .check("elo.winner", EloVectors::winner)
        .check(
            "elo.k_multiplier",
            v ->
                v.expected()
                    .matches(
                        KMultiplier.of(
                            v.input().optional("ece").map(Given::number),
                            v.input().optional("brier").map(Given::number))))
        .check(
            "elo.learning",
            input("gain_rate", "consistency"),
            v ->
                v.expected()
                    .matches(
                        label(
                            Trend.Direction.of(
                                v.input().get("gain_rate").number(),
                                v.input().get("consistency").number()))))
        .check("elo.learning", input("elo_values"), EloVectors::trend);
  }

  /** A match against an opponent whose rating makes the expected share this one. */
  private static void newRating(SpecVector vector) {
    double elo = vector.input().get("elo").number();
    double actual = vector.input().get("actual").number();
    double opponent = elo - Elo.lead(vector.input().get("expected").number());
    Map<AgentName, Double> changes =
        PairwiseElo.changes(
            HashMap.of(A, actual, B, 1 - actual),
            agent -> agent.equals(A) ? elo : opponent,
            vector.input().number("k", Elo.K_FACTOR),
            PairwiseElo.NO_MULTIPLIERS);
    vector.expected().matches(elo + changes.get(A).get());
  }

  private static void pairwise(SpecVector vector) {
    Given input = vector.input();
    Map<AgentName, Double> scores =
        input
            .optional("participants")
            .map(Given::texts)
            .getOrElse(() -> input.get("scores").names().toVector())
            .toMap(AgentName::new, name -> input.get("scores").number(name, 0));
    if (scores.values().exists(score -> score < 0)) {
      assertTrue(MatchRules.scores(NewMatch.scored(new MatchId("m"), scores)).isLeft());
      vector.differs("negative score");
      return;
    }
    Map<AgentName, Double> changes =
        PairwiseElo.changes(
            scores,
            agent -> member(input, "ratings", agent).getOrElse(Elo.START),
            input.number("k", Elo.K_FACTOR) * input.number("confidence_weight", 1),
            agent -> member(input, "k_multipliers", agent).getOrElse(1.0));
    assertEquals(vector.expected().names(), changes.keySet().map(AgentName::value));
    changes.forEach((agent, change) -> vector.expected().get(agent.value()).matches(change));
  }

  private static Option<Double> member(Given input, String name, AgentName agent) {
    Option<Given> all = input.optional(name);
    all.forEach(Given::names);
    return all.flatMap(each -> each.optional(agent.value())).map(Given::number);
  }

  private static void apply(SpecVector vector) {
    RatedMatch match = rated(HashMap.of(A, 1.0, B, 0.0));
    AgentRating before =
        new AgentRating(A, vector.input().number("elo", Elo.START), 0, 0, 0, Instant.EPOCH);
    vector.expected().matches(before.after(match, vector.input().get("change").number()).elo());
  }

  private static void winner(SpecVector vector) {
    Given scores = vector.input().get("scores");
    Option<AgentName> winner =
        rated(scores.names().toMap(AgentName::new, name -> scores.get(name).number())).winner();
    assertEquals(vector.expected().isNull(), winner.isEmpty(), "no winner");
    winner.forEach(agent -> vector.expected().matches(agent.value()));
  }

  private static RatedMatch rated(Map<AgentName, Double> scores) {
    NewMatch match = NewMatch.scored(new MatchId("m"), scores);
    return RatedMatch.rate(
        1, match, scores, agent -> Elo.START, PairwiseElo.NO_MULTIPLIERS, Instant.EPOCH);
  }

  private static void trend(SpecVector vector) {
    Trend trend = Trend.of(vector.input().get("elo_values").numbers());
    vector.expected().member("gain_rate", trend.gain());
    vector.expected().member("consistency", trend.consistency());
    if (trend.direction() == Trend.Direction.INSUFFICIENT) {
      vector.expected().find("category").forEach(all -> vector.differs(all, "short series"));
    } else {
      vector.expected().member("category", label(trend.direction()));
    }
  }

  private static String label(Trend.Direction direction) {
    return direction.name().toLowerCase(Locale.ROOT);
  }
}
