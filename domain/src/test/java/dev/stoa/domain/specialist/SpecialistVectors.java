package dev.stoa.domain.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Checks the vectors of specialists. */
public final class SpecialistVectors {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
  private static final QueryId QUERY = new QueryId("q");

  private static final String FORMER = "the rule of 1.1 took the place of that of 1.0";
  private static final String ACTIONS = "checked on a store, by SpecialistOperationsTest";

  private SpecialistVectors() {}

  /** The areas of the framework. */
  public static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check(
            "vcg",
            VectorForm.input("wins", "n"),
            v ->
                v.expected()
                    .matches(
                        new WinRecord(v.input().get("n").whole(), v.input().get("wins").whole())
                            .effectiveUtility()))
        .leaveOut("vcg", VectorForm.mentioning("v1.0.2"), FORMER)
        .check("vcg", VectorForm.mentioning("tie broken by P"), SpecialistVectors::tieByField)
        .check(
            "vcg", VectorForm.mentioning("tie broken by confidence"), SpecialistVectors::tieBySure)
        .check(
            "vcg",
            VectorForm.mentioning("left out of the welfare"),
            v ->
                assertEquals(
                    v.expected().get("breakdown").list().map(Given::text),
                    FieldDistribution.of(
                            java.util.Map.of(
                                "software_engineering",
                                v.input().get("swe").number(),
                                "law",
                                v.input().get("law").number()))
                        .counted()
                        .keySet()
                        .toVector()
                        .map(Discipline::value)))
        .check(
            "routing",
            VectorForm.any(),
            v ->
                v.expected()
                    .list()
                    .zip(v.input().list())
                    .forEach(pair -> pair._1.matches(route(pair._2).route().label())))
        .check("utility", VectorForm.mentioning("EMA"), SpecialistVectors::shrinking)
        .check("utility", VectorForm.mentioning("surgery"), SpecialistVectors::surgery)
        .check("utility", VectorForm.mentioning("first five"), SpecialistVectors::firstFive)
        .check(
            "arbiter",
            VectorForm.mentioning("gap multiplier"),
            v ->
                v.expected()
                    .list()
                    .zip(v.input().list())
                    .forEach(pair -> pair._1.matches(Arbitration.gapMultiplier(pair._2.number()))))
        .check(
            "arbiter",
            VectorForm.input("converged"),
            v -> {
              Arbitration none = Arbitration.of(HashMap.empty());
              v.expected().get("confidence").matches(none.confidence());
              v.expected().get("needs_escalation").matches(none.isEscalated());
            })
        .check(
            "assertions",
            VectorForm.input("bonuses", "cap"),
            v ->
                v.expected()
                    .matches(
                        AssertionOutcome.of(
                                v.input().get("bonuses").list().map(bonus -> info(bonus, "m")),
                                v.input().get("cap").number())
                            .bonus()))
        .check(
            "assertions",
            VectorForm.input("bonus", "message"),
            v ->
                v.expected()
                    .matches(
                        AssertionDraft.of("s", "n", AssertionLevel.INFO)
                            .bonus(v.input().get("bonus").number())
                            .bonusApplied()))
        .check(
            "assertions",
            VectorForm.mentioning("add up"),
            v ->
                v.expected()
                    .matches(
                        AssertionOutcome.of(
                                v.input().list().map(bonus -> info(bonus, "m")),
                                AssertionOutcome.USUAL_CAP)
                            .bonus()))
        .check("assertions", VectorForm.mentioning("gold standard"), SpecialistVectors::gold)
        .check("analytics", VectorForm.input("runs"), SpecialistVectors::analytics)
        .leaveOut("promotions", VectorForm.any(), ACTIONS)
        .check(
            "shadow",
            VectorForm.input("pairs"),
            v -> {
              Seq<Seq<Given>> pairs = v.input().get("pairs").list().map(Given::list);
              ShadowTrial trial =
                  ShadowTrial.of(
                      pairs.map(pair -> pair.get(0).number()),
                      pairs.map(pair -> pair.get(1).number()));
              v.expected().get("ready").matches(trial.isReady(2, ShadowTrial.USUAL_GAIN));
            })
        .leaveOut("domain tree", VectorForm.any(), "fields are named as the caller names them");
  }

  /** The areas of AUA-Veritas. */
  public static VectorChecks veritasChecks() {
    return VectorChecks.of("AUA-Veritas")
        .leaveOut("reliability", VectorForm.any(), "scores follow from runs, nobody changes them");
  }

  private static void tieByField(SpecVector v) {
    Given fields = v.input().get("dist");
    Settlement settled =
        Settlement.of(
            QUERY,
            Vector.of(
                answer("b", "b", v.input().get("conf").list().get(1).number()),
                answer("a", "a", v.input().get("conf").list().get(0).number())),
            FieldDistribution.of(
                java.util.Map.of("a", fields.get("a").number(), "b", fields.get("b").number())),
            (name, field) -> WinRecord.NONE);
    v.expected().get("winner").matches(settled.winner().draft().specialist().value());
    v.expected()
        .get("welfare")
        .list()
        .zip(settled.runs())
        .forEach(pair -> pair._1.matches(pair._2.welfare().get()));
  }

  private static void tieBySure(SpecVector v) {
    Seq<Given> sure = v.input().get("conf").list();
    Seq<Given> likely = v.input().get("dist").list();
    Settlement settled =
        Settlement.of(
            QUERY,
            Vector.of(
                answer("0", "x", sure.get(0).number()), answer("1", "y", sure.get(1).number())),
            FieldDistribution.of(
                java.util.Map.of("x", likely.get(0).number(), "y", likely.get(1).number())),
            (name, field) -> WinRecord.NONE);
    v.expected()
        .get("winner_index")
        .matches(Double.parseDouble(settled.winner().draft().specialist().value()));
  }

  private static RoutingDecision route(Given likelihoods) {
    return RoutingDecision.of(
        likelihoods
            .names()
            .toVector()
            .toMap(name -> Tuple.of(new SpecialistName(name), likelihoods.get(name).number())));
  }

  private static void shrinking(SpecVector v) {
    UtilityState state = UtilityState.UNKNOWN;
    Vector<Double> seen = Vector.of(state.confidence());
    for (int i = 0; i < 5; i++) {
      AnswerScores observed = new AnswerScores(v.input().get("signal").number(), 0.65, 0, 0);
      state = UtilityScore.of(FieldWeights.of(new Discipline("general")), state, observed).next();
      seen = seen.append(state.confidence());
    }
    Seq<Double> steps = seen.tail().zip(seen).map(pair -> pair._1 - pair._2);
    steps
        .tail()
        .zip(steps)
        .forEach(
            pair ->
                assertEquals(
                    v.expected().get("ratio").number(),
                    pair._1 / pair._2,
                    v.expected().get("tolerance").number()));
  }

  private static void surgery(SpecVector v) {
    parts(
        v.expected(),
        UtilityScore.of(
            FieldWeights.of(new Discipline("surgery")),
            UtilityState.UNKNOWN,
            new AnswerScores(0.9, AnswerScores.USUAL_BASELINE, 0.15, 0.5)));
  }

  private static void firstFive(SpecVector v) {
    UtilityState state = UtilityState.UNKNOWN;
    for (Given expected : v.expected().list()) {
      UtilityScore score =
          UtilityScore.of(
              FieldWeights.of(new Discipline("software_engineering")),
              state,
              new AnswerScores(0.95, 0.65, 0, 0.3));
      parts(expected, score);
      expected.get("recommended_difficulty").matches(score.difficulty().label());
      state = score.next();
    }
  }

  private static void parts(Given expected, UtilityScore score) {
    expected.get("efficacy").matches(score.efficacy());
    expected.get("efficacy_ema").matches(score.efficacyMean());
    expected.get("confidence").matches(score.confidence());
    expected.get("curiosity_raw").matches(score.curiosity());
    expected.get("curiosity_effective").matches(score.curiosityCapped());
    expected.get("utility").matches(score.utility());
    expected.get("below_minimum").matches(score.isBelowMinimum());
  }

  private static void gold(SpecVector v) {
    AssertionResult fires =
        result(AssertionDraft.of("s", "n", AssertionLevel.INFO).bonus(0.1).message("m"));
    AssertionResult fails = result(AssertionDraft.of("s", "b", AssertionLevel.BLOCKING).failed());
    v.expected().list().get(0).matches(AssertionOutcome.of(Vector.of(fires), 0.3).isGoldStandard());
    v.expected()
        .list()
        .get(1)
        .matches(AssertionOutcome.of(Vector.of(fires, fails), 0.3).isGoldStandard());
  }

  private static void analytics(SpecVector v) {
    Seq<ModelRun> runs =
        Vector.range(0, (int) v.input().get("runs").whole())
            .map(
                i ->
                    ModelRun.recorded(new RunId("r" + i), ModelRunDraft.of("c", "swe"), AT)
                        .settled(0.5, i % 2 == 0));
    SpecialistAnalytics analytics =
        new SpecialistAnalytics(
            new SpecialistName("swe"),
            HashMap.of(
                new Discipline("general"),
                new WinRecord(runs.size(), runs.count(ModelRun::isWinner))),
            runs);
    v.expected().get("winner_count").matches((double) analytics.total().wins());
    v.expected().get("win_rate_pct").matches(analytics.total().winRate());
    v.expected().get("trajectory").matches((double) analytics.trajectory().size());
  }

  private static ModelRun answer(String specialist, String field, double sure) {
    ModelRunDraft draft = ModelRunDraft.of("c", specialist).domain(field).scored(0.5, sure);
    return new ModelRun(new RunId(specialist), draft, Option.none(), false, AT);
  }

  private static AssertionResult info(Given bonus, String message) {
    return result(
        AssertionDraft.of("s", "n", AssertionLevel.INFO).bonus(bonus.number()).message(message));
  }

  private static AssertionResult result(AssertionDraft draft) {
    return AssertionResult.recorded(new AssertionId("a"), draft, AT);
  }
}
