package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.TokenCounters.TOKEN_COUNTERS;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.contextbackup.BackupCoverage;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.CoverageGap;
import dev.stoa.domain.contextbackup.GapPosition;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The coverage by the tables {@code token_counters} and {@code conversations}. */
public final class JooqBackupCoverage implements BackupCoverage {

  private final JooqSession session;

  public JooqBackupCoverage(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<CoverageGap> gaps(int minMessages, Option<GapPosition> after, int limit) {
    return session.list(
        after.isEmpty() ? CoverageSql.GAPS : CoverageSql.GAPS_AFTER,
        binds -> {
          binds.set(CoverageSql.MIN_MESSAGES, (long) minMessages).set(CoverageSql.LIMIT, limit);
          for (GapPosition last : after) {
            binds
                .set(CoverageSql.AFTER_TIME, last.countedAt())
                .set(TOKEN_COUNTERS.CONVERSATION_ID, last.conversation().value())
                .set(TOKEN_COUNTERS.SPECIALIST, last.specialist().value());
          }
        },
        JooqBackupCoverage::gap);
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
                    row.get(CoverageSql.MISSING)))
        .get();
  }

  private static CoverageGap gap(Row row) throws SQLException {
    return new CoverageGap(
        new ConversationId(row.get(TOKEN_COUNTERS.CONVERSATION_ID)),
        new SpecialistName(row.get(TOKEN_COUNTERS.SPECIALIST)),
        row.get(CONVERSATIONS.LAST_SEQUENCE),
        row.get(TOKEN_COUNTERS.COVERED_SEQUENCE),
        row.get(TOKEN_COUNTERS.UPDATED_AT));
  }
}
