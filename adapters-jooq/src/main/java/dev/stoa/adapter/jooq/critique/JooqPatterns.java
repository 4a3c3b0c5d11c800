package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.Tables.PATTERNS;
import static dev.stoa.schema.generated.Tables.PATTERNS_ARCHIVE;
import static dev.stoa.schema.generated.Tables.PATTERN_RATES;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.critique.AgePosition;
import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.StrengthPosition;
import dev.stoa.schema.generated.tables.records.PatternsRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.jooq.Select;

/** The patterns in the tables {@code patterns}, {@code pattern_rates}, {@code patterns_archive}. */
public final class JooqPatterns implements Patterns {

  /** A statement takes so many values in a list on each engine. */
  private static final int CHUNK = 500;

  private final JooqSession session;

  public JooqPatterns(JooqSession session) {
    this.session = session;
  }

  @Override
  public void lock() {
    session.serialize("patterns");
  }

  @Override
  public Option<CritiquePattern> find(PatternId id) {
    PatternsRecord row =
        session.dsl().selectFrom(PATTERNS).where(PATTERNS.ID.eq(id.value())).fetchOne();
    return Option.of(row).map(PatternRows::pattern);
  }

  @Override
  public void save(CritiquePattern pattern) {
    session
        .dsl()
        .insertInto(PATTERNS)
        .set(PatternRows.row(pattern))
        .onConflict(PATTERNS.ID)
        .doUpdate()
        .setAllToExcluded()
        .execute();
  }

  @Override
  public CategoryRate rate(IssueCategory category) {
    return Option.of(
            session
                .dsl()
                .selectFrom(PATTERN_RATES)
                .where(PATTERN_RATES.ISSUE_TYPE.eq(category.label()))
                .fetchOne())
        .map(row -> new CategoryRate(category, row.getPatterns(), row.getRateSum()))
        .getOrElse(() -> CategoryRate.none(category));
  }

  @Override
  public void save(CategoryRate rate) {
    session
        .dsl()
        .insertInto(PATTERN_RATES)
        .set(PATTERN_RATES.ISSUE_TYPE, rate.category().label())
        .set(PATTERN_RATES.PATTERNS, rate.patterns())
        .set(PATTERN_RATES.RATE_SUM, rate.rateSum())
        .onConflict(PATTERN_RATES.ISSUE_TYPE)
        .doUpdate()
        .setAllToExcluded()
        .execute();
  }

  @Override
  public Seq<CritiquePattern> strongest(
      Option<IssueCategory> category,
      long minSuccesses,
      Option<StrengthPosition> after,
      int limit) {
    return patterns(PatternQueries.strongest(category, minSuccesses, after, limit));
  }

  @Override
  public Seq<CritiquePattern> untouchedSince(Instant cutoff, Option<AgePosition> after, int limit) {
    return patterns(PatternQueries.untouchedSince(cutoff, after, limit));
  }

  @Override
  public void archive(Seq<CritiquePattern> patterns, Instant at) {
    for (Seq<CritiquePattern> chunk : patterns.grouped(CHUNK)) {
      chunk.forEach(
          one ->
              session
                  .dsl()
                  .insertInto(PATTERNS_ARCHIVE)
                  .set(PatternRows.archiveRow(one, at))
                  .execute());
      session
          .dsl()
          .deleteFrom(PATTERNS)
          .where(PATTERNS.ID.in(chunk.map(one -> one.id().value()).asJava()))
          .execute();
    }
  }

  @Override
  public Seq<ArchivedPattern> archived(PatternId id, int limit) {
    return Vector.ofAll(
        session
            .dsl()
            .selectFrom(PATTERNS_ARCHIVE)
            .where(PATTERNS_ARCHIVE.ID.eq(id.value()))
            .orderBy(PATTERNS_ARCHIVE.ARCHIVE_ID.desc())
            .limit(limit)
            .fetch(PatternRows::archived));
  }

  private Seq<CritiquePattern> patterns(Select<PatternsRecord> query) {
    return Vector.ofAll(session.dsl().fetch(query).map(PatternRows::pattern));
  }
}
