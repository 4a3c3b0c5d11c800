package dev.stoa.adapter.jooq.critique;

import static dev.stoa.adapter.jooq.critique.PatternRows.ARCHIVED;
import static dev.stoa.adapter.jooq.critique.PatternRows.LIVE;
import static dev.stoa.schema.generated.tables.Patterns.PATTERNS;
import static dev.stoa.schema.generated.tables.PatternsArchive.PATTERNS_ARCHIVE;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.Tuple2;
import java.time.Instant;

/** The statements of patterns; each list uses an index. */
final class PatternSql {

  static final Lookup<String, CritiquePattern> BY_ID = LIVE.by(PATTERNS.ID);

  /** Behind a strength and an id. */
  static final Pages<Tuple2<Double, String>, CritiquePattern> STRONGEST =
      LIVE.pages(Order.ranking(PATTERNS.STRENGTH, Tuple2::_1, PATTERNS.ID, Tuple2::_2));

  static final Pages<TimePosition<PatternId>, CritiquePattern> OLDEST =
      LIVE.pages(Order.oldestFirst(PATTERNS.UPDATED_AT, PATTERNS.ID));
  static final Pages<Long, ArchivedPattern> LAST_ARCHIVED =
      ARCHIVED.pages(Order.descending(PATTERNS_ARCHIVE.ARCHIVE_ID, before -> before));
  static final Filter<String> OF_CATEGORY = Filter.eq(PATTERNS.ISSUE_TYPE);
  static final Filter<Long> OF_SUCCESSES = Filter.atLeast(PATTERNS.SUCCESS_COUNT);
  static final Filter<Instant> UNTOUCHED = Filter.below(PATTERNS.UPDATED_AT);
  static final Filter<String> OF_ID = Filter.eq(PATTERNS_ARCHIVE.ID);

  static final Statement RATES = Statement.of(() -> PatternRows.RATES.select(noCondition()));

  private PatternSql() {}
}
