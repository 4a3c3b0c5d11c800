package dev.stoa.adapter.jooq.critique;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternPosition;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The patterns in the tables {@code patterns}, {@code pattern_rates}, {@code patterns_archive}. */
public final class JooqPatterns extends AddedById<PatternId, CritiquePattern> implements Patterns {

  public JooqPatterns(JooqSession session) {
    super(session, PatternRows.LIVE, PatternSql.BY_ID);
  }

  @Override
  public void lock() {
    session.serialize(LockName.PATTERN.all());
  }

  @Override
  public void save(Seq<CritiquePattern> patterns) {
    PatternRows.LIVE.put(session, patterns);
  }

  @Override
  public Map<IssueCategory, CategoryRate> rates() {
    Map<IssueCategory, CategoryRate> stored =
        PatternRows.RATES
            .list(session, PatternSql.RATES, Binder.NOTHING)
            .toMap(CategoryRate::category, rate -> rate);
    return Vector.of(IssueCategory.values())
        .toMap(
            category -> category,
            category -> stored.getOrElse(category, CategoryRate.none(category)));
  }

  @Override
  public void saveRates(Seq<CategoryRate> rates) {
    PatternRows.RATES.put(session, rates);
  }

  @Override
  public Seq<CritiquePattern> strongest(
      Option<IssueCategory> category, long minSuccesses, Option<PatternPosition> after, int limit) {
    return PatternSql.STRONGEST.page(
        session,
        Filters.NONE
            .and(PatternSql.OF_CATEGORY, category.map(IssueCategory::label))
            .and(PatternSql.OF_SUCCESSES, minSuccesses),
        after
            .map(last -> Tuple.of(last.strength(), last.id().value()))
            .orElse(Option.some(Tuple.of(Double.MAX_VALUE, ""))),
        limit);
  }

  @Override
  public Seq<CritiquePattern> untouchedSince(
      Instant cutoff, Option<TimePosition<PatternId>> after, int limit) {
    return PatternSql.OLDEST.page(
        session, Filters.NONE.and(PatternSql.UNTOUCHED, cutoff), after, limit);
  }

  @Override
  public void archive(Seq<CritiquePattern> patterns, Instant at) {
    PatternRows.ARCHIVED.add(session, patterns.map(pattern -> new ArchivedPattern(pattern, at)));
    PatternSql.BY_ID.remove(session, patterns.map(pattern -> pattern.id().value()));
  }

  @Override
  public Seq<ArchivedPattern> archived(PatternId id, int limit) {
    return PatternSql.LAST_ARCHIVED.page(
        session, Filters.NONE.and(PatternSql.OF_ID, id.value()), Option.none(), limit);
  }
}
