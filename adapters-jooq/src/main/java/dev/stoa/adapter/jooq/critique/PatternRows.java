package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.Patterns.PATTERNS;
import static dev.stoa.schema.generated.tables.PatternsArchive.PATTERNS_ARCHIVE;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Maps the columns of {@code patterns} and of its archive to the types of the domain. */
final class PatternRows {

  private PatternRows() {}

  static void bind(Binds binds, CritiquePattern pattern) throws SQLException {
    binds
        .set(PATTERNS.ID, pattern.id().value())
        .set(PATTERNS.ISSUE_TYPE, pattern.category().label())
        .set(PATTERNS.ISSUE_TEXT, pattern.issue())
        .set(PATTERNS.SUGGESTION_TEXT, pattern.suggestion().getOrNull())
        .set(PATTERNS.SUCCESS_COUNT, pattern.successes())
        .set(PATTERNS.FAILURE_COUNT, pattern.failures())
        .set(PATTERNS.AVG_SEVERITY, pattern.averageSeverity())
        .set(PATTERNS.SURPRISE_SCORE, pattern.surprise())
        .set(PATTERNS.BASE_RATE, pattern.baseRate())
        .set(PATTERNS.AVG_PREDICTION_ERROR, pattern.averagePredictionError())
        .set(PATTERNS.PREDICTION_COUNT, pattern.predictions())
        .set(PATTERNS.EXAMPLE_TASK, pattern.exampleTask().getOrNull())
        .set(PATTERNS.STRENGTH, pattern.strength())
        .set(PATTERNS.CREATED_AT, pattern.createdAt())
        .set(PATTERNS.UPDATED_AT, pattern.updatedAt());
  }

  static CritiquePattern pattern(Row row) throws SQLException {
    return new CritiquePattern(
        new PatternId(row.get(PATTERNS.ID)),
        IssueCategory.labelled(row.get(PATTERNS.ISSUE_TYPE)),
        row.get(PATTERNS.ISSUE_TEXT),
        Option.of(row.get(PATTERNS.SUGGESTION_TEXT)),
        row.get(PATTERNS.SUCCESS_COUNT),
        row.get(PATTERNS.FAILURE_COUNT),
        row.get(PATTERNS.AVG_SEVERITY),
        row.get(PATTERNS.SURPRISE_SCORE),
        row.get(PATTERNS.BASE_RATE),
        row.get(PATTERNS.AVG_PREDICTION_ERROR),
        row.get(PATTERNS.PREDICTION_COUNT),
        Option.of(row.get(PATTERNS.EXAMPLE_TASK)),
        row.get(PATTERNS.CREATED_AT),
        row.get(PATTERNS.UPDATED_AT));
  }

  static void bindArchived(Binds binds, CritiquePattern pattern, Instant at) throws SQLException {
    binds
        .set(PATTERNS_ARCHIVE.ID, pattern.id().value())
        .set(PATTERNS_ARCHIVE.ISSUE_TYPE, pattern.category().label())
        .set(PATTERNS_ARCHIVE.ISSUE_TEXT, pattern.issue())
        .set(PATTERNS_ARCHIVE.SUGGESTION_TEXT, pattern.suggestion().getOrNull())
        .set(PATTERNS_ARCHIVE.SUCCESS_COUNT, pattern.successes())
        .set(PATTERNS_ARCHIVE.FAILURE_COUNT, pattern.failures())
        .set(PATTERNS_ARCHIVE.AVG_SEVERITY, pattern.averageSeverity())
        .set(PATTERNS_ARCHIVE.SURPRISE_SCORE, pattern.surprise())
        .set(PATTERNS_ARCHIVE.BASE_RATE, pattern.baseRate())
        .set(PATTERNS_ARCHIVE.AVG_PREDICTION_ERROR, pattern.averagePredictionError())
        .set(PATTERNS_ARCHIVE.PREDICTION_COUNT, pattern.predictions())
        .set(PATTERNS_ARCHIVE.EXAMPLE_TASK, pattern.exampleTask().getOrNull())
        .set(PATTERNS_ARCHIVE.CREATED_AT, pattern.createdAt())
        .set(PATTERNS_ARCHIVE.UPDATED_AT, pattern.updatedAt())
        .set(PATTERNS_ARCHIVE.ARCHIVED_AT, at);
  }

  static ArchivedPattern archived(Row row) throws SQLException {
    return new ArchivedPattern(
        new CritiquePattern(
            new PatternId(row.get(PATTERNS_ARCHIVE.ID)),
            IssueCategory.labelled(row.get(PATTERNS_ARCHIVE.ISSUE_TYPE)),
            row.get(PATTERNS_ARCHIVE.ISSUE_TEXT),
            Option.of(row.get(PATTERNS_ARCHIVE.SUGGESTION_TEXT)),
            row.get(PATTERNS_ARCHIVE.SUCCESS_COUNT),
            row.get(PATTERNS_ARCHIVE.FAILURE_COUNT),
            row.get(PATTERNS_ARCHIVE.AVG_SEVERITY),
            row.get(PATTERNS_ARCHIVE.SURPRISE_SCORE),
            row.get(PATTERNS_ARCHIVE.BASE_RATE),
            row.get(PATTERNS_ARCHIVE.AVG_PREDICTION_ERROR),
            row.get(PATTERNS_ARCHIVE.PREDICTION_COUNT),
            Option.of(row.get(PATTERNS_ARCHIVE.EXAMPLE_TASK)),
            row.get(PATTERNS_ARCHIVE.CREATED_AT),
            row.get(PATTERNS_ARCHIVE.UPDATED_AT)),
        row.get(PATTERNS_ARCHIVE.ARCHIVED_AT));
  }
}
