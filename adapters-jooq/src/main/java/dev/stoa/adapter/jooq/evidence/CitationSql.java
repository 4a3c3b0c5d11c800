package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.adapter.jooq.evidence.EvidenceRows.CITATIONS;
import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationPosition;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Param;

/** The statements of citations; each listing goes along an index. */
final class CitationSql {

  private static final Param<Long> LAST_ROUND =
      Params.named("last_round", DEBATE_EVIDENCE.ROUND_NUMBER);
  private static final Param<Double> LAST_RELEVANCE =
      Params.named("last_relevance", DEBATE_EVIDENCE.RELEVANCE_SCORE);
  private static final Param<String> LAST_EVIDENCE =
      Params.named("last_evidence", DEBATE_EVIDENCE.EVIDENCE_ID);

  static final Filter<String> OF_DEBATE = Filter.eq(DEBATE_EVIDENCE.DEBATE_ID);
  static final Filter<String> OF_EVIDENCE = Filter.eq(DEBATE_EVIDENCE.EVIDENCE_ID);
  static final Statement FIND = Statement.of(() -> CITATIONS.select(CITATIONS.ofKey()));

  /** The most relevant of each round first. */
  static final Pages<CitationPosition, Citation> BY_ROUND =
      CITATIONS.pages(
          Order.of(
              List.of(
                  DEBATE_EVIDENCE.ROUND_NUMBER.asc(),
                  DEBATE_EVIDENCE.RELEVANCE_SCORE.desc(),
                  DEBATE_EVIDENCE.EVIDENCE_ID.asc()),
              after(),
              CitationSql::bind));

  static final Pages<String, Citation> BY_DEBATE =
      CITATIONS.pages(Order.ascending(DEBATE_EVIDENCE.DEBATE_ID, id -> id));

  private CitationSql() {}

  private static Condition after() {
    Condition lessRelevant =
        DEBATE_EVIDENCE
            .RELEVANCE_SCORE
            .lt(LAST_RELEVANCE)
            .or(
                DEBATE_EVIDENCE
                    .RELEVANCE_SCORE
                    .eq(LAST_RELEVANCE)
                    .and(DEBATE_EVIDENCE.EVIDENCE_ID.gt(LAST_EVIDENCE)));
    return DEBATE_EVIDENCE
        .ROUND_NUMBER
        .ge(LAST_ROUND)
        .and(DEBATE_EVIDENCE.ROUND_NUMBER.gt(LAST_ROUND).or(lessRelevant));
  }

  private static void bind(Binds binds, CitationPosition last) throws SQLException {
    binds
        .set(LAST_ROUND, last.round())
        .set(LAST_RELEVANCE, last.relevance())
        .set(LAST_EVIDENCE, last.evidence().value());
  }
}
