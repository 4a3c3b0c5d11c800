package dev.stoa.app.critique;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.RankedPattern;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Patterns for people and for machines. */
final class PatternView {

  private PatternView() {}

  static Table listed(Seq<RankedPattern> patterns) {
    return Table.of(
            "score", "id", "category", "issue", "helped", "failed", "surprise", "suggestion")
        .rows(
            patterns,
            ranked ->
                new Object[] {
                  shown(ranked.score()),
                  ranked.pattern().id(),
                  ranked.pattern().category().label(),
                  ranked.pattern().issue(),
                  ranked.pattern().successes(),
                  ranked.pattern().failures(),
                  shown(ranked.pattern().surprise()),
                  ranked.pattern().suggestion().getOrElse("")
                });
  }

  static JsonObject json(RankedPattern ranked) {
    CritiquePattern pattern = ranked.pattern();
    return new JsonMembers()
        .withNumber("score", Option.of(ranked.score()))
        .with("id", pattern.id().value())
        .with("issue_type", pattern.category().label())
        .with("issue_text", pattern.issue())
        .withText("suggestion_text", pattern.suggestion())
        .with("success_count", pattern.successes())
        .with("failure_count", pattern.failures())
        .withNumber("avg_severity", Option.of(pattern.averageSeverity()))
        .withNumber("surprise_score", Option.of(pattern.surprise()))
        .withNumber("base_rate", Option.of(pattern.baseRate()))
        .withNumber("avg_prediction_error", Option.of(pattern.averagePredictionError()))
        .withText("example_task", pattern.exampleTask())
        .with("updated_at", Instants.text(pattern.updatedAt()))
        .object();
  }

  static String shown(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
