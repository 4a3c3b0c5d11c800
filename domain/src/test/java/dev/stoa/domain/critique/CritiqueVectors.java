package dev.stoa.domain.critique;

import static dev.stoa.domain.vectors.VectorForm.expecting;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Checks the vectors of patterns, reputations and critiques. */
public final class CritiqueVectors {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final AgentName AGENT = new AgentName("critic");

  private CritiqueVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check("reputation.score", v -> v.expected().matches(reputation(v.input()).score()))
        .check("reputation.rate", v -> v.expected().matches(reputation(v.input()).acceptance()))
        .check(
            "reputation.weight",
            expecting(Given::isNumber),
            v -> v.expected().matches(weight(v.input())))
        .check(
            "reputation.weight",
            v -> {
              v.expected().member("score", reputation(v.input()).score());
              v.expected().member("weight", weight(v.input()));
            })
        .check("pattern.success_rate", CritiqueVectors::successRate)
        .check(
            "pattern.category",
            v -> v.expected().matches(IssueCategory.of(v.input().get("issue").text()).label()))
        .check(
            "pattern.id",
            v -> v.expected().matches(PatternId.of(v.input().get("issue").text()).value()))
        .check("pattern.learning", CritiqueVectors::learning)
        .check("critique.prediction", CritiqueVectors::predictionErrors);
  }

  private static double weight(Given input) {
    return Reputation.voteWeight(reputation(input).score(), input.number("calibration", 0.5));
  }

  private static void successRate(SpecVector vector) {
    long successes = vector.input().whole("success", 0);
    long failures = vector.input().whole("failure", 0);
    vector.expected().matches(Lessons.counted(successes, failures).successRate());
  }

  private static void learning(SpecVector vector) {
    Lessons lessons = new Lessons();
    for (Given each : vector.input().get("ops").list()) {
      Seq<Given> op = each.list();
      String issue = op.get(1).text();
      double severity = op.get(2).number();
      lessons.learn(
          op.head().text().equals("s")
              ? PatternLesson.helped(issue, severity)
              : PatternLesson.failed(issue));
    }
    assertEquals(lessons.all().size(), vector.expected().list().size(), "patterns");
    for (Given each : vector.expected().list()) {
      Seq<Given> row = each.list();
      CritiquePattern pattern = lessons.pattern(new PatternId(row.head().text()));
      row.get(1).matches(pattern.category().label());
      row.get(2).matches((double) pattern.successes());
      row.get(3).matches((double) pattern.failures());
      row.get(4).matches(pattern.averageSeverity());
      row.get(5).matches(pattern.surprise());
      row.get(6).matches(pattern.baseRate());
    }
  }

  private static void predictionErrors(SpecVector vector) {
    Seq<Double> actual = vector.input().get("actual_usefulness").numbers();
    CritiqueDraft draft = CritiqueDraft.of("d", AGENT);
    CritiqueDraft predicted =
        vector
            .input()
            .optional("expected_usefulness")
            .map(usefulness -> draft.expecting(usefulness.number()))
            .getOrElse(draft);
    Reputation reputation = Reputation.none(AGENT, NOW);
    Seq<Double> errors = Vector.empty();
    for (int i = 0; i < actual.size(); i++) {
      Critique filed = new Critique(new CritiqueId(i + 1), predicted, NOW, Option.none());
      Critique judged = filed.judged(CritiqueJudgement.helped(actual.get(i)), NOW).get();
      errors = errors.append(judged.predictionError().get());
      reputation = reputation.judged(true, errors.last(), NOW);
    }
    Given expected = vector.expected();
    for (Given given : expected.find("errors")) {
      assertEquals(errors.size(), given.list().size(), given.path());
      given.list().zip(errors).forEach(pair -> pair._1.matches(pair._2));
    }
    expected.member("total", reputation.predictions());
    expected.member("error_sum", reputation.predictionErrors());
    expected.member("calibration", reputation.calibration());
  }

  private static Reputation reputation(Given input) {
    return ReputationBuilder.builder()
        .agent(AGENT)
        .proposalsMade(input.whole("made", 0))
        .proposalsAccepted(input.whole("accepted", 0))
        .critiquesGiven(input.whole("given", 0))
        .critiquesValuable(input.whole("valuable", 0))
        .predictions(0)
        .predictionErrors(0)
        .updatedAt(NOW)
        .build();
  }
}
