package dev.stoa.domain.correction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/** Checks the vectors of corrections. */
public final class CorrectionVectors {

  private static final Instant WRITTEN = Instant.parse("2026-01-02T03:04:05Z");
  private static final double SECONDS_PER_YEAR = 365.25 * 86_400;

  private CorrectionVectors() {}

  /** The areas of the framework. */
  public static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check(
            "decay",
            VectorForm.mentioning("class by subject"),
            v ->
                each(v, text -> DecayClass.of(part(text, 0), new Discipline(part(text, 1))).name()))
        .check(
            "decay",
            VectorForm.input("confidence", "class", "age_years"),
            v -> {
              Instant now =
                  WRITTEN.plusNanos(
                      Math.round(v.input().get("age_years").number() * SECONDS_PER_YEAR * 1e9));
              double left =
                  DecayClass.valueOf(v.input().get("class").text())
                      .decayed(v.input().get("confidence").number(), WRITTEN, now);
              v.expected().matches(rounded(left, 1e9));
            })
        .check(
            "corrections",
            VectorForm.described("trigger words"),
            v ->
                v.expected()
                    .list()
                    .zip(v.input().list())
                    .forEach(pair -> pair._1.matches(CorrectionCue.isIn(pair._2.text()))))
        .leaveOut(
            "corrections",
            VectorForm.mentioning("patch"),
            "status codes of HTTP; the actions' tests supersede with a blank claim and an unknown id");
  }

  /** The areas of AUA-Veritas. */
  public static VectorChecks veritasChecks() {
    return VectorChecks.of("AUA-Veritas")
        .check("injection scoring", VectorForm.any(), CorrectionVectors::score)
        .check(
            "injection",
            VectorForm.any(),
            v -> v.expected().matches((double) CorrectionQuery.MAX_INJECTED))
        .check(
            "store scoring",
            VectorForm.described("thresholds"),
            v -> {
              v.expected().get("auto_save").matches(StoreWorth.AUTO_SAVE);
              v.expected().get("review_card").matches(StoreWorth.REVIEW);
            })
        .check("scope", VectorForm.any(), CorrectionVectors::scope);
  }

  private static void score(SpecVector v) {
    Given input = v.input();
    Given overrides = input.get("overrides");
    Instant now = instant(input.get("now").number());
    String scope = overrides.find("scope").map(Given::text).getOrElse("project");
    CorrectionDraft draft =
        CorrectionDraft.of(
                "database_choice",
                "software_engineering",
                overrides
                    .find("corrective_instruction")
                    .map(Given::text)
                    .getOrElse("Use Postgres not SQLite."))
            .decayClass(
                DecayClass.valueOf(overrides.find("decay_class").map(Given::text).getOrElse("A")))
            .pinned(overrides.find("pinned").map(Given::flag).getOrElse(false))
            .scope(scope.equals("global") ? CorrectionScope.GLOBAL : CorrectionScope.project("p"));
    Correction correction =
        Correction.recorded(
            new CorrectionId("c"),
            draft,
            overrides.find("created_at").map(at -> instant(at.number())).getOrElse(now));
    InjectionScore score =
        InjectionScore.of(
            correction,
            input.get("query").text(),
            Option.some(new Discipline(input.get("domain").text())),
            now);
    v.expected().get("include_score").matches(score.total());
    DoubleUnaryOperator four = value -> rounded(value, 1e4);
    Given parts = v.expected().get("breakdown");
    parts.get("relevance").matches(four.applyAsDouble(score.relevance()));
    parts.get("failure_prevention").matches(four.applyAsDouble(score.failurePrevention()));
    parts.get("importance").matches(four.applyAsDouble(score.importance()));
    parts.get("recency").matches(four.applyAsDouble(score.recency()));
    parts.get("confidence").matches(four.applyAsDouble(score.confidence()));
    parts.get("pinned").matches(four.applyAsDouble(score.pinned()));
    parts.get("staleness").matches(four.applyAsDouble(score.staleness()));
    parts.get("token_cost").matches(four.applyAsDouble(score.tokenCost()));
  }

  private static void scope(SpecVector v) {
    CorrectionDraft global = CorrectionDraft.of("database_choice", "d", "Use Postgres");
    CorrectionDraft project = global.scope(CorrectionScope.project("p"));
    CorrectionDraft conversation = global.scope(CorrectionScope.conversation("c"));
    Seq<String> ours =
        Vector.of(
                ScopeRelation.of(project, project),
                ScopeRelation.of(conversation, project),
                ScopeRelation.of(project, global))
            .map(ScopeRelation::label);
    v.expected()
        .list()
        .zip(ours)
        .forEach(
            pair ->
                assertEquals(
                    true, Vector.of(pair._1.text().split("\\|")).contains(pair._2), pair._2));
  }

  private static void each(SpecVector v, UnaryOperator<String> answer) {
    v.expected()
        .list()
        .zip(v.input().list())
        .forEach(pair -> pair._1.matches(answer.apply(pair._2.text())));
  }

  private static String part(String text, int index) {
    return text.split("\\|")[index];
  }

  private static Instant instant(double seconds) {
    return Instant.EPOCH.plus(Duration.ofSeconds(Math.round(seconds)));
  }

  private static double rounded(double value, double places) {
    return Math.rint(value * places) / places;
  }
}
