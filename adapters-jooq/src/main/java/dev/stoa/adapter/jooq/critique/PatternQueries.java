package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.Tables.PATTERNS;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.domain.critique.AgePosition;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.StrengthPosition;
import dev.stoa.schema.generated.tables.records.PatternsRecord;
import io.vavr.control.Option;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Select;
import org.jooq.impl.DSL;

/** The listings of patterns; each goes along an index. */
final class PatternQueries {

  private PatternQueries() {}

  static Select<PatternsRecord> strongest(
      Option<IssueCategory> category,
      long minSuccesses,
      Option<StrengthPosition> after,
      int limit) {
    return DSL.selectFrom(PATTERNS)
        .where(category.map(PatternQueries::of).getOrElse(noCondition()))
        // The sum keeps an index on the count out of it: only that on strength is in order.
        .and(PATTERNS.SUCCESS_COUNT.plus(0).ge(minSuccesses))
        .and(
            after
                .map(PatternQueries::weaker)
                .getOrElse(() -> PATTERNS.STRENGTH.le(Double.MAX_VALUE)))
        .orderBy(PATTERNS.STRENGTH.desc(), PATTERNS.ID)
        .limit(limit);
  }

  static Select<PatternsRecord> untouchedSince(
      Instant cutoff, Option<AgePosition> after, int limit) {
    return DSL.selectFrom(PATTERNS)
        .where(PATTERNS.UPDATED_AT.lt(cutoff))
        .and(after.map(PatternQueries::younger).getOrElse(noCondition()))
        .orderBy(PATTERNS.UPDATED_AT, PATTERNS.ID)
        .limit(limit);
  }

  private static Condition of(IssueCategory category) {
    return PATTERNS.ISSUE_TYPE.eq(category.label());
  }

  /** The first half is what an index can use. */
  private static Condition weaker(StrengthPosition last) {
    return PATTERNS
        .STRENGTH
        .le(last.strength())
        .and(PATTERNS.STRENGTH.lt(last.strength()).or(PATTERNS.ID.gt(last.id().value())));
  }

  private static Condition younger(AgePosition last) {
    return DSL.row(PATTERNS.UPDATED_AT, PATTERNS.ID).gt(last.updatedAt(), last.id().value());
  }
}
