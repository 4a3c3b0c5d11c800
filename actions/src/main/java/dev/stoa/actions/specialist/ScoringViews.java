package dev.stoa.actions.specialist;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.specialist.Arbitration;
import dev.stoa.domain.specialist.RoutingDecision;
import dev.stoa.domain.specialist.SpecialistAnalytics;
import dev.stoa.domain.specialist.UtilityScore;
import dev.stoa.domain.specialist.UtilityState;
import dev.stoa.domain.specialist.WinRecord;
import io.vavr.collection.Map;

/** How callers see how specialists are chosen and scored. */
final class ScoringViews {

  private static final String NEXT = "For the next score.";

  static final View<RoutingDecision> ROUTE =
      View.of(RoutingDecision.class, "Route").note("specialists", "Most likely first.");

  static final View<Arbitration> ARBITRATION =
      View.of(Arbitration.class)
          .note("confidence", "The weight of the checks that came to a result.")
          .note("verdict", "None below a confidence of 0.85.")
          .method("isEscalated", "escalated")
          .note("escalated", "Whether another judge has to decide.");

  static final View<UtilityScore> UTILITY =
      View.of(UtilityScore.class, "Utility")
          .leaveOut("efficacy_mean", "confidence", "curiosity")
          .rename("efficacy", "answer_efficacy")
          .note("answer_efficacy", "Of this answer: 0.5 where it is as good as people.")
          .rename("curiosity_capped", "curiosity")
          .rename("is_below_minimum", "below_minimum")
          .note("below_minimum", "Whether the specialist is not good enough for the field.")
          .note("difficulty", "How difficult the next task may be.")
          .flatten(
              "next",
              View.of(UtilityState.class)
                  .note("efficacy", NEXT)
                  .note("confidence", NEXT)
                  .note("since_novelty", NEXT))
          .order("utility");

  /** The answers of a specialist in a field; a map shows records as they are. */
  record ShownRecord(long answers, long wins, double effectiveUtility) {

    private static ShownRecord of(WinRecord record) {
      return new ShownRecord(record.answers(), record.wins(), record.effectiveUtility());
    }
  }

  /** How a specialist fares, with what is shown of each field. */
  record Analysis(Map<Discipline, ShownRecord> byDomain, SpecialistAnalytics analytics) {

    static Analysis of(SpecialistAnalytics analytics) {
      return new Analysis(analytics.byField().mapValues(ShownRecord::of), analytics);
    }
  }

  static final View<Analysis> ANALYTICS =
      View.of(Analysis.class, "Analytics")
          .flatten(
              "analytics",
              View.of(SpecialistAnalytics.class)
                  .leaveOut("by_field")
                  .method("total", "total")
                  .flatten("total", View.of(WinRecord.class).method("winRate", "win_rate"))
                  .method("score", "score")
                  .note("score", "The utility of the last scored run, in points of 100.")
                  .method("previousScore", "previous_score")
                  .method("trend", "trend")
                  .nest("trajectory", SpecialistViews.RUN)
                  .note("trajectory", "Its last runs, oldest first."))
          .order(
              "specialist",
              "answers",
              "wins",
              "win_rate",
              "score",
              "previous_score",
              "trend",
              "by_domain");

  private ScoringViews() {}
}
