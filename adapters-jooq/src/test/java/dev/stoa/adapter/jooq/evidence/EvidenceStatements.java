package dev.stoa.adapter.jooq.evidence;

import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class EvidenceStatements {

  private EvidenceStatements() {}

  /** Without the first page of all, which reads the beginning of an index. */
  static List<Statement> statements() {
    return List.of(
        EvidenceSql.ASSESS,
        EvidenceSql.OF_HASHES,
        EvidenceSql.FIND,
        EvidenceSql.NOT_CITED_ONES,
        EvidenceSql.DELETE,
        EvidenceSql.EXPIRED,
        EvidenceSql.BY_ID,
        EvidenceSql.PAGE_AFTER,
        EvidenceSql.PAGE_OF_SOURCE,
        EvidenceSql.PAGE_OF_SOURCE_AFTER,
        CitationSql.FIND,
        CitationSql.OF_DEBATE_PAGE,
        CitationSql.OF_DEBATE_AFTER,
        CitationSql.OF_EVIDENCE_PAGE);
  }
}
