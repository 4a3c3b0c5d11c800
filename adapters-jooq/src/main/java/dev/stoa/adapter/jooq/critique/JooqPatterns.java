package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.PatternRates.PATTERN_RATES;
import static dev.stoa.schema.generated.tables.Patterns.PATTERNS;
import static dev.stoa.schema.generated.tables.PatternsArchive.PATTERNS_ARCHIVE;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.StrengthPosition;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The patterns in the tables {@code patterns}, {@code pattern_rates}, {@code patterns_archive}. */
public final class JooqPatterns implements Patterns {

  private final JooqSession session;

  public JooqPatterns(JooqSession session) {
    this.session = session;
  }

  @Override
  public void lock() {
    session.serialize(LockName.PATTERN.all());
  }

  @Override
  public Option<CritiquePattern> find(PatternId id) {
    return find(Vector.of(id)).headOption();
  }

  @Override
  public Seq<CritiquePattern> find(Seq<PatternId> ids) {
    return session.list(
        PatternSql.FIND,
        binds -> binds.set(PatternSql.IDS, ids.map(PatternId::value)),
        PatternRows::pattern);
  }

  @Override
  public void save(Seq<CritiquePattern> patterns) {
    session.batch(PatternSql.SAVE, patterns, PatternRows::bind);
  }

  @Override
  public Map<IssueCategory, CategoryRate> rates() {
    Map<IssueCategory, CategoryRate> stored =
        session
            .list(
                PatternSql.RATES,
                Binder.NOTHING,
                row ->
                    new CategoryRate(
                        IssueCategory.labelled(row.get(PATTERN_RATES.ISSUE_TYPE)),
                        row.get(PATTERN_RATES.PATTERNS),
                        row.get(PATTERN_RATES.RATE_SUM)))
            .toMap(CategoryRate::category, rate -> rate);
    return Vector.of(IssueCategory.values())
        .toMap(
            category -> category,
            category -> stored.getOrElse(category, CategoryRate.none(category)));
  }

  @Override
  public void saveRates(Seq<CategoryRate> rates) {
    session.batch(
        PatternSql.SAVE_RATE,
        rates,
        (binds, rate) ->
            binds
                .set(PATTERN_RATES.ISSUE_TYPE, rate.category().label())
                .set(PATTERN_RATES.PATTERNS, rate.patterns())
                .set(PATTERN_RATES.RATE_SUM, rate.rateSum()));
  }

  @Override
  public Seq<CritiquePattern> strongest(
      Option<IssueCategory> category,
      long minSuccesses,
      Option<StrengthPosition> after,
      int limit) {
    return session.list(
        category.isEmpty() ? PatternSql.STRONGEST : PatternSql.STRONGEST_OF_CATEGORY,
        binds -> {
          for (IssueCategory wanted : category) {
            binds.set(PATTERNS.ISSUE_TYPE, wanted.label());
          }
          binds
              .set(PATTERNS.SUCCESS_COUNT, minSuccesses)
              .set(
                  PATTERNS.STRENGTH,
                  after.map(StrengthPosition::strength).getOrElse(Double.MAX_VALUE))
              .set(PATTERNS.ID, after.map(last -> last.id().value()).getOrElse(""))
              .set(PatternSql.LIMIT, limit);
        },
        PatternRows::pattern);
  }

  @Override
  public Seq<CritiquePattern> untouchedSince(
      Instant cutoff, Option<TimePosition<PatternId>> after, int limit) {
    return session.list(
        after.isEmpty() ? PatternSql.OLDEST : PatternSql.OLDEST_AFTER,
        binds -> {
          for (TimePosition<PatternId> last : after) {
            PatternSql.OLDEST_FIRST.bind(binds, last);
          }
          binds.set(PatternSql.CUTOFF, cutoff).set(PatternSql.LIMIT, limit);
        },
        PatternRows::pattern);
  }

  @Override
  public void archive(Seq<CritiquePattern> patterns, Instant at) {
    session.batch(
        PatternSql.INSERT_ARCHIVED,
        patterns,
        (binds, pattern) -> PatternRows.bindArchived(binds, pattern, at));
    session.run(
        PatternSql.DELETE,
        binds -> binds.set(PatternSql.IDS, patterns.map(one -> one.id().value())));
  }

  @Override
  public Seq<ArchivedPattern> archived(PatternId id, int limit) {
    return session.list(
        PatternSql.ARCHIVED,
        binds -> binds.set(PATTERNS_ARCHIVE.ID, id.value()).set(PatternSql.LIMIT, limit),
        PatternRows::archived);
  }
}
