package dev.stoa.domain.specialist;

import static dev.stoa.domain.vectors.VectorForm.expecting;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.listing;
import static dev.stoa.domain.vectors.VectorForm.mentioning;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the vectors of specialists. */
public final class SpecialistVectors {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
  private static final QueryId QUERY = new QueryId("q");

  private static final Pattern SCORE =
      Pattern.compile("(pass|penalty|human baseline|novelty) ([0-9.]+)");
  private static final Pattern WINNERS = Pattern.compile("winners on i=([0-9,]+)");
  private static final Map<String, String> FIELDS =
      HashMap.of("swe", "software_engineering", "math", "mathematics");

  private SpecialistVectors() {}

  /** The areas of the framework. */
  public static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check("vcg", input("wins"), SpecialistVectors::effectiveUtility)
        .check("vcg", input("P"), v -> v.differs("rule of 1.0"))
        .check("vcg", input("dist"), SpecialistVectors::settled)
        .check("vcg", expecting("breakdown"), SpecialistVectors::counted)
        .check("routing", input(Given::isList), SpecialistVectors::routes)
        .check("utility", input("signal"), SpecialistVectors::shrinking)
        .check("utility", mentioning("pass "), SpecialistVectors::scored)
        .check("arbiter", listing(Given::isNumber), SpecialistVectors::gaps)
        .check("arbiter", input("converged"), SpecialistVectors::arbitrated)
        .check("assertions", input("bonuses"), SpecialistVectors::bonuses)
        .check("assertions", input("bonus"), SpecialistVectors::bonus)
        .check("assertions", listing(Given::isNumber), SpecialistVectors::added)
        .check("assertions", listing(Given::isList), SpecialistVectors::gold)
        .check("analytics", input("runs"), SpecialistVectors::analytics)
        .check("shadow", input("pairs"), SpecialistVectors::shadow);
  }

  private static void effectiveUtility(SpecVector v) {
    WinRecord record = new WinRecord(v.input().get("n").whole(), v.input().get("wins").whole());
    v.expected().matches(record.effectiveUtility());
  }

  private static void counted(SpecVector v) {
    java.util.Map<String, Double> likelihoods = new TreeMap<>();
    v.input()
        .names()
        .forEach(
            name -> likelihoods.put(FIELDS.getOrElse(name, name), v.input().get(name).number()));
    v.expected()
        .member(
            "breakdown",
            FieldDistribution.of(likelihoods).counted().keySet().toVector().map(Discipline::value));
  }

  /** Each answers in a field of its own; the likelihoods are by name or in order. */
  private static void settled(SpecVector v) {
    Seq<Double> sure = v.input().get("conf").numbers();
    Given dist = v.input().get("dist");
    Seq<String> names =
        dist.isObject()
            ? dist.names().toVector().sorted()
            : Vector.range(0, dist.list().size()).map(String::valueOf);
    Seq<Double> likely =
        dist.isObject() ? names.map(name -> dist.get(name).number()) : dist.numbers();
    java.util.Map<String, Double> fields = new TreeMap<>();
    names.zip(likely).forEach(each -> fields.put("field-" + each._1, each._2));
    Settlement settled =
        Settlement.of(
            QUERY,
            names.zip(sure).map(each -> answer(each._1, "field-" + each._1, each._2)),
            FieldDistribution.of(fields),
            (name, field) -> WinRecord.NONE);
    String winner = settled.winner().draft().specialist().value();
    v.expected().member("winner", winner);
    v.expected().member("winner_index", names.indexOf(winner));
    for (Given welfare : v.expected().find("welfare")) {
      assertEquals(names.size(), welfare.list().size(), welfare.path());
      names
          .zip(welfare.list())
          .forEach(
              each ->
                  each._2.matches(
                      settled
                          .runs()
                          .find(run -> run.draft().specialist().value().equals(each._1))
                          .flatMap(ModelRun::welfare)
                          .get()));
    }
  }

  private static void routes(SpecVector v) {
    v.expected()
        .matchesEach(v.input(), (likely, route) -> route.matches(route(likely).route().label()));
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
    double ratio = v.expected().get("ratio").number();
    double tolerance = v.expected().number("tolerance", 1e-6);
    assertTrue(tolerance <= 1e-6, "a tolerance that says something");
    steps.tail().zip(steps).forEach(pair -> assertEquals(ratio, pair._1 / pair._2, tolerance));
  }

  /** The description says the field and how the answers were judged, each the same. */
  private static void scored(SpecVector v) {
    Seq<String> parts = Vector.of(v.description().split(", ")).map(String::trim);
    FieldWeights weights = FieldWeights.of(new Discipline(field(parts)));
    for (Given given : v.input().isObject() ? v.input().optional("w") : Option.<Given>none()) {
      Vector.of(weights.efficacy(), weights.confidence(), weights.curiosity())
          .zip(given.list())
          .forEach(pair -> pair._2.matches(pair._1));
    }
    AnswerScores seen =
        new AnswerScores(
            said(v, "pass", 1),
            said(v, "human baseline", AnswerScores.USUAL_BASELINE),
            said(v, "penalty", 0),
            said(v, "novelty", 0));
    UtilityState state = UtilityState.UNKNOWN;
    for (Given expected : v.expected().isList() ? v.expected().list() : Vector.of(v.expected())) {
      UtilityScore score = UtilityScore.of(weights, state, seen);
      expected.member("efficacy", score.efficacy());
      expected.member("efficacy_ema", score.efficacyMean());
      expected.member("confidence", score.confidence());
      expected.member("curiosity_raw", score.curiosity());
      expected.member("curiosity_effective", score.curiosityCapped());
      expected.member("utility", score.utility());
      expected.member("below_minimum", score.isBelowMinimum());
      expected.member("recommended_difficulty", score.difficulty().label());
      state = score.next();
    }
  }

  /** The part that is one word. */
  private static String field(Seq<String> parts) {
    return parts
        .find(part -> part.matches("[a-z_]+"))
        .getOrElseThrow(() -> new AssertionError("the description names no field"));
  }

  private static double said(SpecVector v, String what, double otherwise) {
    return Vector.ofAll(SCORE.matcher(v.description()).results().toList())
        .find(each -> each.group(1).equals(what))
        .map(each -> Double.parseDouble(each.group(2)))
        .getOrElse(otherwise);
  }

  private static void gaps(SpecVector v) {
    v.expected()
        .matchesEach(
            v.input(), (mu, factor) -> factor.matches(Arbitration.gapMultiplier(mu.number())));
  }

  private static void arbitrated(SpecVector v) {
    Seq<String> converged = v.input().get("converged").texts();
    Arbitration result =
        Arbitration.of(
            converged.toMap(
                name ->
                    Tuple.of(
                        Labelled.of(ArbiterCheck.class, "check", name.replace('-', '_')),
                        ArbiterVote.FIRST)));
    v.expected().member("confidence", result.confidence());
    v.expected().member("needs_escalation", result.isEscalated());
    if (result.isEscalated()) {
      v.expected().member("case", "case_4");
    }
  }

  private static void bonuses(SpecVector v) {
    v.expected()
        .matches(
            AssertionOutcome.of(
                    v.input().get("bonuses").numbers().map(SpecialistVectors::info),
                    v.input().number("cap", AssertionOutcome.USUAL_CAP))
                .bonus());
  }

  private static void bonus(SpecVector v) {
    AssertionDraft draft =
        AssertionDraft.of("s", "n", AssertionLevel.INFO).bonus(v.input().get("bonus").number());
    v.expected()
        .matches(
            v.input()
                .optional("message")
                .map(message -> draft.message(message.text()))
                .getOrElse(draft)
                .bonusApplied());
  }

  private static void added(SpecVector v) {
    v.expected()
        .matches(
            AssertionOutcome.of(
                    v.input().numbers().map(SpecialistVectors::info), AssertionOutcome.USUAL_CAP)
                .bonus());
  }

  /** Assertions as "info fires", "soft passes" or "blocking fails". */
  private static void gold(SpecVector v) {
    v.expected()
        .matchesEach(
            v.input(),
            (assertions, gold) ->
                gold.matches(
                    AssertionOutcome.of(
                            assertions.texts().map(SpecialistVectors::assertion),
                            AssertionOutcome.USUAL_CAP)
                        .isGoldStandard()));
  }

  private static AssertionResult assertion(String text) {
    String[] words = text.split(" ", 2);
    AssertionDraft draft =
        AssertionDraft.of("s", words[0], AssertionLevel.labelled(words[0])).bonus(0.1);
    return result(
        switch (words[1]) {
          case "fires" -> draft.message("m");
          case "passes" -> draft;
          case "fails" -> draft.failed();
          default -> throw new AssertionError("no assertion " + text);
        });
  }

  /** The input or the description says which runs won. */
  private static void analytics(SpecVector v) {
    Matcher described = WINNERS.matcher(v.description());
    Seq<Double> winners =
        v.input()
            .optional("winners")
            .map(Given::numbers)
            .getOrElse(
                () ->
                    described.find()
                        ? Vector.of(described.group(1).split(",")).map(Double::valueOf)
                        : Vector.empty());
    Seq<ModelRun> runs =
        Vector.range(0, (int) v.input().get("runs").whole())
            .map(
                i ->
                    ModelRun.recorded(new RunId("r" + i), ModelRunDraft.of("c", "swe"), AT)
                        .settled(0.5, winners.contains((double) i)));
    SpecialistAnalytics analytics =
        new SpecialistAnalytics(
            new SpecialistName("swe"),
            HashMap.of(
                new Discipline("general"),
                new WinRecord(runs.size(), runs.count(ModelRun::isWinner))),
            runs);
    v.expected().member("winner_count", analytics.total().wins());
    v.expected().member("win_rate_pct", analytics.total().winRate());
    v.expected().member("trajectory", analytics.trajectory().size());
  }

  private static void shadow(SpecVector v) {
    Seq<Seq<Double>> pairs = v.input().get("pairs").list().map(Given::numbers);
    ShadowTrial trial =
        ShadowTrial.of(pairs.map(pair -> pair.get(0)), pairs.map(pair -> pair.get(1)));
    v.expected()
        .member(
            "ready",
            trial.isReady(
                (int) v.input().whole("min_queries", 2),
                v.input().number("threshold", ShadowTrial.USUAL_GAIN)));
    v.expected().member("gain", trial.gain());
  }

  private static ModelRun answer(String specialist, String field, double sure) {
    ModelRunDraft draft = ModelRunDraft.of("c", specialist).domain(field).scored(0.5, sure);
    return new ModelRun(new RunId(specialist), draft, Option.none(), false, AT);
  }

  private static AssertionResult info(double bonus) {
    return result(AssertionDraft.of("s", "n", AssertionLevel.INFO).bonus(bonus).message("m"));
  }

  private static AssertionResult result(AssertionDraft draft) {
    return AssertionResult.recorded(new AssertionId("a"), draft, AT);
  }
}
