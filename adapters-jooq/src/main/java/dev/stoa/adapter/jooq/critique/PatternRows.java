package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.PatternRates.PATTERN_RATES;
import static dev.stoa.schema.generated.tables.Patterns.PATTERNS;
import static dev.stoa.schema.generated.tables.PatternsArchive.PATTERNS_ARCHIVE;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.CritiquePatternBuilder;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column holds what of patterns, live or archived, and of the rates of categories. */
final class PatternRows {

  /** What live and archived patterns have alike. */
  private static final Rows<CritiquePattern> SHARED =
      Rows.of(PATTERNS, PatternRows::pattern)
          .key(PATTERNS.ID, pattern -> pattern.id().value())
          .changing()
          .set(PATTERNS.ISSUE_TYPE, pattern -> pattern.category().label())
          .set(PATTERNS.ISSUE_TEXT, CritiquePattern::issue)
          .maybe(PATTERNS.SUGGESTION_TEXT, CritiquePattern::suggestion)
          .set(PATTERNS.SUCCESS_COUNT, CritiquePattern::successes)
          .set(PATTERNS.FAILURE_COUNT, CritiquePattern::failures)
          .set(PATTERNS.AVG_SEVERITY, CritiquePattern::averageSeverity)
          .set(PATTERNS.SURPRISE_SCORE, CritiquePattern::surprise)
          .set(PATTERNS.BASE_RATE, CritiquePattern::baseRate)
          .set(PATTERNS.AVG_PREDICTION_ERROR, CritiquePattern::averagePredictionError)
          .set(PATTERNS.PREDICTION_COUNT, CritiquePattern::predictions)
          .maybe(PATTERNS.EXAMPLE_TASK, CritiquePattern::exampleTask)
          .set(PATTERNS.CREATED_AT, CritiquePattern::createdAt)
          .set(PATTERNS.UPDATED_AT, CritiquePattern::updatedAt);

  static final Rows<CritiquePattern> LIVE =
      SHARED.derived(PATTERNS.STRENGTH, CritiquePattern::strength);

  private static final Rows<CritiquePattern> IN_ARCHIVE = SHARED.in(PATTERNS_ARCHIVE);

  static final Rows<ArchivedPattern> ARCHIVED =
      Rows.of(PATTERNS_ARCHIVE, PatternRows::archived)
          .including(IN_ARCHIVE, ArchivedPattern::pattern)
          .set(PATTERNS_ARCHIVE.ARCHIVED_AT, ArchivedPattern::archivedAt);

  static final Rows<CategoryRate> RATES =
      Rows.of(PATTERN_RATES, PatternRows::rate)
          .key(PATTERN_RATES.ISSUE_TYPE, rate -> rate.category().label())
          .changing()
          .set(PATTERN_RATES.PATTERNS, CategoryRate::patterns)
          .set(PATTERN_RATES.RATE_SUM, CategoryRate::rateSum);

  private PatternRows() {}

  private static CritiquePattern pattern(Row row) throws SQLException {
    return CritiquePatternBuilder.builder()
        .id(new PatternId(row.get(PATTERNS.ID)))
        .category(IssueCategory.labelled(row.get(PATTERNS.ISSUE_TYPE)))
        .issue(row.get(PATTERNS.ISSUE_TEXT))
        .suggestion(Option.of(row.get(PATTERNS.SUGGESTION_TEXT)))
        .successes(row.get(PATTERNS.SUCCESS_COUNT))
        .failures(row.get(PATTERNS.FAILURE_COUNT))
        .averageSeverity(row.get(PATTERNS.AVG_SEVERITY))
        .surprise(row.get(PATTERNS.SURPRISE_SCORE))
        .baseRate(row.get(PATTERNS.BASE_RATE))
        .averagePredictionError(row.get(PATTERNS.AVG_PREDICTION_ERROR))
        .predictions(row.get(PATTERNS.PREDICTION_COUNT))
        .exampleTask(Option.of(row.get(PATTERNS.EXAMPLE_TASK)))
        .createdAt(row.get(PATTERNS.CREATED_AT))
        .updatedAt(row.get(PATTERNS.UPDATED_AT))
        .build();
  }

  private static ArchivedPattern archived(Row row) throws SQLException {
    return new ArchivedPattern(IN_ARCHIVE.read(row), row.get(PATTERNS_ARCHIVE.ARCHIVED_AT));
  }

  private static CategoryRate rate(Row row) throws SQLException {
    return new CategoryRate(
        IssueCategory.labelled(row.get(PATTERN_RATES.ISSUE_TYPE)),
        row.get(PATTERN_RATES.PATTERNS),
        row.get(PATTERN_RATES.RATE_SUM));
  }
}
