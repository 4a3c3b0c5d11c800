package dev.stoa.domain.critique;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Checks the vectors of patterns, reputations and critiques. */
public final class CritiqueVectors {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final AgentName AGENT = new AgentName("critic");
  private static final VectorForm COUNTS =
      input("made", "accepted").optionally("given", "valuable");
  private static final VectorForm WEIGHT =
      input("made", "accepted", "given", "valuable", "calibration");

  private CritiqueVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check("reputation.score", COUNTS, v -> v.expected().matches(reputation(v.input()).score()))
        .check(
            "reputation.rate",
            COUNTS,
            v -> v.expected().matches(reputation(v.input()).acceptance()))
        .check(
            "reputation.weight",
            WEIGHT.expectingNumber(),
            v -> v.expected().matches(weight(v.input())))
        .check(
            "reputation.weight",
            WEIGHT.expecting("score", "weight"),
            v -> {
              v.expected().get("score").matches(reputation(v.input()).score());
              v.expected().get("weight").matches(weight(v.input()));
            })
        .check("pattern.success_rate", input("success", "failure"), CritiqueVectors::successRate)
        .check(
            "pattern.category",
            input("issue"),
            v -> v.expected().matches(IssueCategory.of(v.input().get("issue").text()).label()))
        .check(
            "pattern.id",
            input("issue"),
            v -> v.expected().matches(PatternId.of(v.input().get("issue").text()).value()))
        .check("pattern.learning", input("ops"), CritiqueVectors::learning)
        .check(
            "critique.prediction", input("actual_usefulness"), CritiqueVectors::predictionErrors);
  }

  private static double weight(Given input) {
    return Reputation.voteWeight(reputation(input).score(), input.get("calibration").number());
  }

  private static void successRate(SpecVector vector) {
    long successes = vector.input().get("success").whole();
    long failures = vector.input().get("failure").whole();
    vector.expected().matches(Lessons.counted(successes, failures).successRate());
  }

  private static void learning(SpecVector vector) {
    Lessons lessons = new Lessons();
    for (Given each : vector.input().get("ops").list()) {
      Seq<Given> op = each.list();
      String issue = op.get(1).text();
      lessons.learn(
          op.head().text().equals("s")
              ? PatternLesson.helped(issue, op.get(2).number())
              : PatternLesson.failed(issue));
    }
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
    Seq<Given> errors = vector.expected().get("errors").list();
    Seq<Given> actual = vector.input().get("actual_usefulness").list();
    Reputation reputation = Reputation.none(AGENT, NOW);
    for (int i = 0; i < actual.size(); i++) {
      Critique filed =
          new Critique(new CritiqueId(i + 1), CritiqueDraft.of("d", AGENT), NOW, Option.none());
      Critique judged = filed.judged(CritiqueJudgement.helped(actual.get(i).number()), NOW).get();
      double error = judged.predictionError().get();
      errors.get(i).matches(error);
      reputation = reputation.judged(true, error, NOW);
    }
    vector.expected().get("total").matches((double) reputation.predictions());
    vector.expected().get("error_sum").matches(reputation.predictionErrors());
    vector.expected().get("calibration").matches(reputation.calibration());
  }

  private static Reputation reputation(Given input) {
    return ReputationBuilder.builder()
        .agent(AGENT)
        .proposalsMade(count(input, "made"))
        .proposalsAccepted(count(input, "accepted"))
        .critiquesGiven(count(input, "given"))
        .critiquesValuable(count(input, "valuable"))
        .predictions(0)
        .predictionErrors(0)
        .updatedAt(NOW)
        .build();
  }

  private static long count(Given input, String name) {
    return input.find(name).map(Given::whole).getOrElse(0L);
  }
}
