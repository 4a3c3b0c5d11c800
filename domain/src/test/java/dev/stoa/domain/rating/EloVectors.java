package dev.stoa.domain.rating;

import static dev.stoa.domain.vectors.VectorForm.any;
import static dev.stoa.domain.vectors.VectorForm.described;
import static dev.stoa.domain.vectors.VectorForm.input;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Locale;

/** Checks the vectors of matches, ratings and trends. */
public final class EloVectors {

  private static final AgentName A = new AgentName("a");
  private static final AgentName B = new AgentName("b");

  private static final VectorForm MATCH =
      input("participants", "scores").optionally("ratings", "confidence_weight", "k_multipliers");

  private EloVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "elo.expected",
            input("a", "b"),
            v ->
                v.expected()
                    .matches(
                        Elo.expected(v.input().get("a").number(), v.input().get("b").number())))
        .check("elo.new", input("elo", "expected", "actual"), EloVectors::newRating)
        .check(
            "elo.inverse",
            input("p"),
            v -> v.expected().matches(Elo.lead(v.input().get("p").number())))
        .check("elo.default", described("K factor"), v -> v.expected().matches(Elo.K_FACTOR))
        .leaveOut(
            "elo.pairwise",
            MATCH.and(v -> v.input().get("scores").names().exists(name -> isNegative(v, name))),
            "a negative score is refused")
        .check("elo.pairwise", MATCH, EloVectors::pairwise)
        .check("elo.apply", input("change"), EloVectors::apply)
        .check("elo.winner", input("scores"), EloVectors::winner)
        .check(
            "elo.k_multiplier",
            input("ece").optionally("brier"),
            v ->
                v.expected()
                    .matches(
                        KMultiplier.of(
                            v.input().find("ece").map(Given::number),
                            v.input().find("brier").map(Given::number))))
        .check(
            "elo.learning",
            input("gain_rate", "consistency").expectingText(),
            v ->
                v.expected()
                    .matches(
                        label(
                            Trend.Direction.of(
                                v.input().get("gain_rate").number(),
                                v.input().get("consistency").number()))))
        .check(
            "elo.learning",
            input("elo_values").expecting("gain_rate", "consistency", "category"),
            EloVectors::trend)
        .leaveOut(
            "only matches change ratings",
            java.util.List.of("elo.redteam", "elo.verification", "elo.voting"))
        .leaveOut("rating.win_rate", any(), "Stoa counts wins, losses and draws, but has no rate")
        .leaveOut(
            "rating.critique_rate",
            any(),
            "Stoa counts accepted critiques per pair of agents, but has no rate");
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
            Elo.K_FACTOR,
            PairwiseElo.NO_MULTIPLIERS);
    vector.expected().matches(elo + changes.get(A).get());
  }

  private static void pairwise(SpecVector vector) {
    Given input = vector.input();
    Map<AgentName, Double> scores =
        input
            .get("participants")
            .list()
            .toMap(
                name -> new AgentName(name.text()),
                name -> input.get("scores").find(name.text()).map(Given::number).getOrElse(0.0));
    Map<AgentName, Double> changes =
        PairwiseElo.changes(
            scores,
            agent -> member(input, "ratings", agent).getOrElse(Elo.START),
            Elo.K_FACTOR * input.find("confidence_weight").map(Given::number).getOrElse(1.0),
            agent -> member(input, "k_multipliers", agent).getOrElse(1.0));
    assertEquals(vector.expected().names(), changes.keySet().map(AgentName::value));
    changes.forEach((agent, change) -> vector.expected().get(agent.value()).matches(change));
  }

  private static boolean isNegative(SpecVector vector, String agent) {
    return vector.input().get("scores").get(agent).number() < 0;
  }

  private static Option<Double> member(Given input, String name, AgentName agent) {
    return input
        .find(name)
        .filter(Given::isObject)
        .flatMap(all -> all.find(agent.value()))
        .map(Given::number);
  }

  private static void apply(SpecVector vector) {
    RatedMatch match = rated(HashMap.of(A, 1.0, B, 0.0));
    AgentRating before = AgentRating.unplayed(A, Instant.EPOCH);
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
    Trend trend = Trend.of(vector.input().get("elo_values").list().map(Given::number));
    vector.expected().get("gain_rate").matches(trend.gain());
    vector.expected().get("consistency").matches(trend.consistency());
    // The original calls a series of one or two ratings declining.
    if (trend.direction() != Trend.Direction.INSUFFICIENT) {
      vector.expected().get("category").matches(label(trend.direction()));
    }
  }

  private static String label(Trend.Direction direction) {
    return direction.name().toLowerCase(Locale.ROOT);
  }
}
