package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Critiques for people and for machines. */
final class CritiqueView {

  private CritiqueView() {}

  static Table listed(Seq<Critique> critiques) {
    return Table.of("id", "debate", "agent", "target", "severity", "issues", "verdict")
        .rows(
            critiques,
            critique ->
                new Object[] {
                  critique.id(),
                  critique.said().debateId(),
                  critique.said().agent(),
                  critique.said().target().map(AgentName::value).getOrElse(""),
                  critique.said().severity(),
                  critique.said().issues().mkString("; "),
                  verdict(critique)
                });
  }

  static Answer answer(Critique critique) {
    CritiqueDraft said = critique.said();
    Table table =
        Table.of("what", "value")
            .row("id", critique.id())
            .row("debate", said.debateId())
            .row("agent", said.agent())
            .row("target", said.target().map(AgentName::value).getOrElse(""))
            .row("issues", said.issues().mkString("; "))
            .row("suggestions", said.suggestions().mkString("; "))
            .row("severity", said.severity())
            .row("reasoning", said.reasoning().getOrElse(""))
            .row("expected usefulness", said.expectedUsefulness())
            .row("filed at", critique.filedAt())
            .row("verdict", verdict(critique))
            .row(
                "prediction error",
                critique.predictionError().map(CritiqueView::figure).getOrElse(""));
    return Answer.ok(table.text(), json(critique));
  }

  static JsonObject json(Critique critique) {
    CritiqueDraft said = critique.said();
    Option<Verdict> verdict = critique.verdict();
    return new JsonMembers()
        .with("id", critique.id().value())
        .with("debate_id", said.debateId())
        .with("agent", said.agent().value())
        .withText("target_agent", said.target().map(AgentName::value))
        .with("issues", said.issues().map(JsonString::new))
        .with("suggestions", said.suggestions().map(JsonString::new))
        .withNumber("severity", Option.of(said.severity()))
        .withText("reasoning", said.reasoning())
        .withNumber("expected_usefulness", Option.of(said.expectedUsefulness()))
        .with("created_at", Instants.text(critique.filedAt()))
        .with(
            "led_to_improvement",
            verdict
                .<JsonValue>map(passed -> new JsonBoolean(passed.ledToImprovement()))
                .getOrElse(new JsonNull()))
        .withNumber("actual_usefulness", verdict.map(Verdict::actualUsefulness))
        .withNumber("prediction_error", critique.predictionError())
        .withText("judged_at", verdict.map(passed -> Instants.text(passed.judgedAt())))
        .object();
  }

  private static String verdict(Critique critique) {
    return critique
        .verdict()
        .map(
            passed ->
                (passed.ledToImprovement() ? "helped, " : "failed, ") + passed.actualUsefulness())
        .getOrElse("");
  }

  private static String figure(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
