package dev.stoa.actions.critique;

import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.RankedPattern;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.Verdict;
import io.vavr.control.Option;

/** How callers see critiques, patterns and reputations. */
final class CritiqueViews {

  /** What became of a critique. */
  enum Result {
    HELPED,
    FAILED
  }

  static final View<Critique> CRITIQUE =
      View.of(Critique.class)
          .leaveOut("id")
          .add("critique_id", long.class, critique -> critique.id().value())
          .flatten("draft")
          .note("target", "Whose proposal it is.")
          .note("expected_usefulness", "How useful the critic expected it to be.")
          .flatten(
              "verdict",
              View.of(Verdict.class)
                  .leaveOut("led_to_improvement")
                  .add(
                      "verdict",
                      Result.class,
                      verdict -> verdict.ledToImprovement() ? Result.HELPED : Result.FAILED)
                  .note("verdict", "Whether it led to an improvement.")
                  .order("verdict"))
          .method("predictionError", "prediction_error")
          .note("prediction_error", "How far apart the two are.")
          .before("prediction_error", "judged_at")
          .order("critique_id");

  /** A pattern, with its score if it is one of a list. */
  record Scored(
      CritiquePattern pattern,
      @Param("Its score at the time of the list; it has one in lists only.") Option<Double> score) {

    static Scored of(CritiquePattern pattern) {
      return new Scored(pattern, Option.none());
    }

    static Scored of(RankedPattern ranked) {
      return new Scored(ranked.pattern(), Option.some(ranked.score()));
    }
  }

  static final View<Scored> PATTERN =
      View.of(Scored.class, "Pattern")
          .flatten(
              "pattern",
              View.of(CritiquePattern.class)
                  .leaveOut("predictions")
                  .rename("id", "pattern_id")
                  .method("successRate", "success_rate")
                  .before("success_rate", "average_severity")
                  .note("average_severity", "The mean over the successes.")
                  .note("surprise", "How unexpected its recent outcomes were.")
                  .note(
                      "base_rate",
                      "The mean success rate of its category when it was last updated.")
                  .note("example_task", "The beginning of the latest fix."))
          .before("score", "category");

  static final View<Reputation> REPUTATION =
      View.of(Reputation.class)
          .note("critiques_valuable", "How many critiques led to an improvement.")
          .note("predictions", "How many of its critiques were judged.")
          .note("prediction_errors", "The sum of the errors of its predictions of usefulness.")
          .method("score", "score")
          .note("score", "From its accepted proposals and valuable critiques, 0 to 1.")
          .before("score", "updated_at")
          .method("calibration", "calibration")
          .note("calibration", "How well it predicts the usefulness of its critiques, 0 to 1.")
          .before("calibration", "updated_at")
          .method("voteWeight", "vote_weight")
          .note("vote_weight", "How much its vote counts, 0.4 to 1.6.")
          .before("vote_weight", "updated_at");

  private CritiqueViews() {}
}
