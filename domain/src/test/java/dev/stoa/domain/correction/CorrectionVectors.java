package dev.stoa.domain.correction;

import static dev.stoa.domain.vectors.VectorForm.expectingList;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.listing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the vectors of corrections. */
public final class CorrectionVectors {

  private static final Instant WRITTEN = Instant.parse("2026-01-02T03:04:05Z");
  private static final double SECONDS_PER_YEAR = 365.25 * 86_400;

  private CorrectionVectors() {}

  /** What the vectors call the correction that they change. */
  private static final Pattern BASE =
      Pattern.compile("(\\w+), (\\w+), class (\\w), conf ([0-9.]+), '(.*)', (\\w+)");

  /** The areas of the framework. */
  public static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check("decay", listing(Given::isText), CorrectionVectors::decayClasses)
        .check("decay", input("confidence", "class", "age_years"), CorrectionVectors::decayed)
        .check("corrections", expectingList(Given::isFlag), CorrectionVectors::cues)
        .check(
            "corrections", expectingList(Given::isNumber), v -> v.differs("status codes of HTTP"));
  }

  /** The areas of AUA-Veritas. */
  public static VectorChecks veritasChecks() {
    return VectorChecks.of("AUA-Veritas")
        .check("injection scoring", CorrectionVectors::score)
        .check(
            "injection",
            v ->
                v.expected()
                    .matches(
                        (double)
                            Math.min(
                                v.input().get("corrections").whole(),
                                CorrectionQuery.MAX_INJECTED)))
        .check("store scoring", input(Given::isNothing), CorrectionVectors::thresholds)
        .check("store scoring", CorrectionVectors::worth)
        .check("scope", input(Given::isNothing), CorrectionVectors::scope);
  }

  private static void decayClasses(SpecVector v) {
    v.expected()
        .matchesEach(
            v.input(),
            (subject, letter) -> {
              String[] parts = subject.text().split("\\|");
              letter.matches(DecayClass.of(parts[0], new Discipline(parts[1])).name());
            });
  }

  private static void decayed(SpecVector v) {
    Instant now =
        WRITTEN.plusNanos(Math.round(v.input().get("age_years").number() * SECONDS_PER_YEAR * 1e9));
    double left =
        DecayClass.valueOf(v.input().get("class").text())
            .decayed(v.input().get("confidence").number(), WRITTEN, now);
    v.expected().matches(rounded(left, 1e9));
  }

  private static void cues(SpecVector v) {
    v.expected()
        .matchesEach(v.input(), (text, found) -> found.matches(CorrectionCue.isIn(text.text())));
  }

  private static void score(SpecVector v) {
    Given input = v.input();
    Matcher base = BASE.matcher(input.get("base").text());
    assertTrue(base.matches(), "input.base is not like " + BASE);
    Given overrides = input.get("overrides");
    overrides.names();
    String domain = input.get("domain").text();
    Instant now = instant(input.get("now").number());
    CorrectionDraft draft =
        CorrectionDraft.of(
                overrides.text("canonical_query", base.group(6)),
                overrides.text("domain", domain),
                overrides.text("corrective_instruction", base.group(5)))
            .kind(kind(overrides.text("type", base.group(1))))
            .scope(scope(overrides.text("scope", base.group(2))))
            .decayClass(DecayClass.valueOf(overrides.text("decay_class", base.group(3))))
            .confidence(overrides.number("confidence", Double.parseDouble(base.group(4))))
            .pinned(overrides.flag("pinned", false));
    Correction correction =
        Correction.recorded(
            new CorrectionId("c"),
            draft,
            overrides.optional("created_at").map(at -> instant(at.number())).getOrElse(now));
    InjectionScore score =
        InjectionScore.of(
            correction, input.get("query").text(), Option.some(new Discipline(domain)), now);
    v.expected().member("include_score", score.total());
    v.expected().member("inject", score.isWorthwhile());
    for (Given parts : v.expected().find("breakdown")) {
      parts.member("relevance", rounded(score.relevance(), 1e4));
      parts.member("failure_prevention", rounded(score.failurePrevention(), 1e4));
      parts.member("importance", rounded(score.importance(), 1e4));
      parts.member("recency", rounded(score.recency(), 1e4));
      parts.member("confidence", rounded(score.confidence(), 1e4));
      parts.member("pinned", rounded(score.pinned(), 1e4));
      parts.member("staleness", rounded(score.staleness(), 1e4));
      parts.member("token_cost", rounded(score.tokenCost(), 1e4));
    }
  }

  private static CorrectionKind kind(String label) {
    return Vector.of(CorrectionKind.values())
        .find(kind -> kind.label().equals(label))
        .getOrElse(CorrectionKind.OTHER);
  }

  private static CorrectionScope scope(String label) {
    return switch (label) {
      case "global" -> CorrectionScope.GLOBAL;
      case "project" -> CorrectionScope.project("p");
      case "conversation" -> CorrectionScope.conversation("c");
      default -> throw new AssertionError("no scope is called " + label);
    };
  }

  private static void thresholds(SpecVector v) {
    v.expected().member("auto_save", StoreWorth.AUTO_SAVE);
    v.expected().member("review_card", StoreWorth.REVIEW);
  }

  private static void worth(SpecVector v) {
    Given input = v.input();
    StoreWorth worth =
        new StoreWorth(
            input.number("strength", 0),
            input.number("reuse", 0),
            input.number("project", 0),
            input.number("explicitness", 0),
            input.number("severity", 0),
            input.number("ambiguity", 0),
            input.number("sensitivity", 0));
    if (v.expected().isNumber()) {
      v.expected().matches(worth.score());
    } else {
      v.expected().member("score", worth.score());
      v.expected().member("action", worth.verdict().label());
    }
  }

  /** The same subject in the same scope, in a conversation, and in a project below all. */
  private static void scope(SpecVector v) {
    CorrectionDraft global = CorrectionDraft.of("database_choice", "d", "Use Postgres");
    CorrectionDraft project = global.scope(CorrectionScope.project("p"));
    CorrectionDraft conversation = global.scope(CorrectionScope.conversation("c"));
    Seq<ScopeRelation> ours =
        Vector.of(
            ScopeRelation.of(project, project),
            ScopeRelation.of(conversation, project),
            ScopeRelation.of(project, global));
    Seq<String> expected = v.expected().texts();
    assertEquals(ours.size(), expected.size(), "one answer for each case");
    expected
        .zip(ours)
        .forEach(
            pair ->
                assertTrue(
                    Vector.of(pair._1.split("\\|")).contains(pair._2.label()), pair.toString()));
  }

  private static Instant instant(double seconds) {
    return Instant.EPOCH.plus(Duration.ofSeconds(Math.round(seconds)));
  }

  private static double rounded(double value, double places) {
    return Math.rint(value * places) / places;
  }
}
