package dev.stoa.adapter.jooq.contextbackup;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.contextbackup.BackupCoverage;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.CoverageGap;
import dev.stoa.domain.contextbackup.GapPosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The coverage by the tables {@code token_counters} and {@code conversations}. */
public final class JooqBackupCoverage implements BackupCoverage {

  private final JooqSession session;

  public JooqBackupCoverage(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<CoverageGap> gaps(int minMessages, Option<GapPosition> after, int limit) {
    return CoverageSql.GAPS.page(
        session, Filters.NONE.and(CoverageSql.GAP_OF_LONG, (long) minMessages), after, limit);
  }

  @Override
  public CoverageCount count(int minMessages) {
    return session
        .one(
            CoverageSql.COUNT,
            binds -> binds.set(CoverageSql.MIN_MESSAGES, (long) minMessages),
            row ->
                new CoverageCount(
                    row.get(CoverageSql.COVERED),
                    row.get(CoverageSql.STALE),
                    row.get(CoverageSql.MISSING),
                    row.get(CoverageSql.UNSEEN)))
        .get();
  }
}
