package dev.stoa.adapter.jooq.evidence;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.evidence.CitationPosition;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class EvidenceStatements {

  private static final EvidenceId ID = new EvidenceId("e");

  private EvidenceStatements() {}

  /** Without the first page of all, which reads the beginning of an index. */
  static List<Statement> statements() {
    Filters ofSource = Filters.NONE.and(EvidenceSql.OF_SOURCE, "s");
    Filters ofDebate = Filters.NONE.and(CitationSql.OF_DEBATE, "d");
    Filters ofEvidence = Filters.NONE.and(CitationSql.OF_EVIDENCE, "e");
    TimePosition<EvidenceId> last = new TimePosition<>(Instant.EPOCH, ID);
    List<Statement> statements = new ArrayList<>(EvidenceRows.STORED.statements());
    statements.addAll(EvidenceSql.BY_ID.reads());
    statements.addAll(EvidenceSql.BY_HASH.reads());
    statements.addAll(
        List.of(
            EvidenceSql.BY_ID.writes().get(1),
            EvidenceSql.NOT_CITED,
            EvidenceSql.EXPIRED,
            EvidenceSql.IN_ORDER.later(Filters.NONE, ""),
            EvidenceSql.NEWEST.later(Filters.NONE, last),
            EvidenceSql.NEWEST.first(ofSource),
            EvidenceSql.NEWEST.later(ofSource, last),
            CitationSql.FIND,
            CitationSql.BY_ROUND.first(ofDebate),
            CitationSql.BY_ROUND.later(ofDebate, new CitationPosition(1, 0.5, ID)),
            CitationSql.BY_DEBATE.first(ofEvidence),
            CitationSql.BY_DEBATE.later(ofEvidence, "d")));
    return statements;
  }
}
