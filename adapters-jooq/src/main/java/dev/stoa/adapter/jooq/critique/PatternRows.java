package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.Tables.PATTERNS;
import static dev.stoa.schema.generated.Tables.PATTERNS_ARCHIVE;

import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.schema.generated.tables.records.PatternsArchiveRecord;
import dev.stoa.schema.generated.tables.records.PatternsRecord;
import io.vavr.control.Option;
import java.time.Instant;

/** Between the columns of {@code patterns}, those of its archive, and the types of the domain. */
final class PatternRows {

  private PatternRows() {}

  static PatternsRecord row(CritiquePattern pattern) {
    PatternsRecord row = new PatternsRecord();
    row.set(PATTERNS.ID, pattern.id().value());
    row.set(PATTERNS.ISSUE_TYPE, pattern.category().label());
    row.set(PATTERNS.ISSUE_TEXT, pattern.issue());
    row.set(PATTERNS.SUGGESTION_TEXT, pattern.suggestion().getOrNull());
    row.set(PATTERNS.SUCCESS_COUNT, pattern.successes());
    row.set(PATTERNS.FAILURE_COUNT, pattern.failures());
    row.set(PATTERNS.AVG_SEVERITY, pattern.averageSeverity());
    row.set(PATTERNS.SURPRISE_SCORE, pattern.surprise());
    row.set(PATTERNS.BASE_RATE, pattern.baseRate());
    row.set(PATTERNS.AVG_PREDICTION_ERROR, pattern.averagePredictionError());
    row.set(PATTERNS.PREDICTION_COUNT, pattern.predictions());
    row.set(PATTERNS.EXAMPLE_TASK, pattern.exampleTask().getOrNull());
    row.set(PATTERNS.STRENGTH, pattern.strength());
    row.set(PATTERNS.CREATED_AT, pattern.createdAt());
    row.set(PATTERNS.UPDATED_AT, pattern.updatedAt());
    return row;
  }

  static CritiquePattern pattern(PatternsRecord row) {
    return new CritiquePattern(
        new PatternId(row.getId()),
        IssueCategory.labelled(row.getIssueType()),
        row.getIssueText(),
        Option.of(row.getSuggestionText()),
        row.getSuccessCount(),
        row.getFailureCount(),
        row.getAvgSeverity(),
        row.getSurpriseScore(),
        row.getBaseRate(),
        row.getAvgPredictionError(),
        row.getPredictionCount(),
        Option.of(row.getExampleTask()),
        row.getCreatedAt(),
        row.getUpdatedAt());
  }

  static PatternsArchiveRecord archiveRow(CritiquePattern pattern, Instant at) {
    PatternsArchiveRecord row = new PatternsArchiveRecord();
    row.set(PATTERNS_ARCHIVE.ID, pattern.id().value());
    row.set(PATTERNS_ARCHIVE.ISSUE_TYPE, pattern.category().label());
    row.set(PATTERNS_ARCHIVE.ISSUE_TEXT, pattern.issue());
    row.set(PATTERNS_ARCHIVE.SUGGESTION_TEXT, pattern.suggestion().getOrNull());
    row.set(PATTERNS_ARCHIVE.SUCCESS_COUNT, pattern.successes());
    row.set(PATTERNS_ARCHIVE.FAILURE_COUNT, pattern.failures());
    row.set(PATTERNS_ARCHIVE.AVG_SEVERITY, pattern.averageSeverity());
    row.set(PATTERNS_ARCHIVE.SURPRISE_SCORE, pattern.surprise());
    row.set(PATTERNS_ARCHIVE.BASE_RATE, pattern.baseRate());
    row.set(PATTERNS_ARCHIVE.AVG_PREDICTION_ERROR, pattern.averagePredictionError());
    row.set(PATTERNS_ARCHIVE.PREDICTION_COUNT, pattern.predictions());
    row.set(PATTERNS_ARCHIVE.EXAMPLE_TASK, pattern.exampleTask().getOrNull());
    row.set(PATTERNS_ARCHIVE.CREATED_AT, pattern.createdAt());
    row.set(PATTERNS_ARCHIVE.UPDATED_AT, pattern.updatedAt());
    row.set(PATTERNS_ARCHIVE.ARCHIVED_AT, at);
    return row;
  }

  static ArchivedPattern archived(PatternsArchiveRecord row) {
    return new ArchivedPattern(
        new CritiquePattern(
            new PatternId(row.getId()),
            IssueCategory.labelled(row.getIssueType()),
            row.getIssueText(),
            Option.of(row.getSuggestionText()),
            row.getSuccessCount(),
            row.getFailureCount(),
            row.getAvgSeverity(),
            row.getSurpriseScore(),
            row.getBaseRate(),
            row.getAvgPredictionError(),
            row.getPredictionCount(),
            Option.of(row.getExampleTask()),
            row.getCreatedAt(),
            row.getUpdatedAt()),
        row.getArchivedAt());
  }
}
