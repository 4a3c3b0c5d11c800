package dev.stoa.adapter.jooq.consensus;

import dev.stoa.adapter.jooq.consensus.ConsensusSql.PageShape;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.kernel.Discipline;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class ConsensusStatements {

  private ConsensusStatements() {}

  /** Those that count all rows of a table. */
  static final List<Statement> COUNTS =
      List.of(
          CountedConsensus.TOTALS,
          CountedConsensus.BY_STRENGTH,
          CountedConsensus.BY_DOMAIN,
          DissentSql.COUNTS,
          PositionSql.DISSENTERS);

  /** Without the first pages of all, which read the beginning of an index, and without reports. */
  static List<Statement> statements() {
    List<Statement> statements =
        new ArrayList<>(
            List.of(
                ConsensusSql.CHANGE,
                ConsensusSql.FIND,
                ConsensusSql.OF_DEBATE,
                ConsensusSql.OF_TOPIC,
                ConsensusSql.BY_ID,
                ConsensusSql.RANKED,
                ConsensusSql.RANKED_AFTER,
                ConsensusSql.RANKED_OF_DOMAIN,
                ConsensusSql.RANKED_OF_DOMAIN_AFTER,
                DissentSql.ANSWER,
                DissentSql.FIND,
                DissentSql.OF_CONSENSUSES,
                DissentSql.PAGE_AFTER,
                DissentSql.PAGE_OF_TYPE,
                DissentSql.PAGE_OF_TYPE_AFTER,
                ProofSql.LATEST,
                ProofSql.PAGE_AFTER,
                ProofSql.PAGE_OF_STATUS,
                ProofSql.PAGE_OF_STATUS_AFTER));
    ConsensusQuery all = ConsensusQuery.all();
    for (ConsensusQuery filter :
        List.of(
            all.since(Instant.EPOCH),
            all.until(Instant.EPOCH),
            all.in(new Discipline("a")),
            all.in(new Discipline("a")).since(Instant.EPOCH))) {
      statements.add(ConsensusSql.page(PageShape.of(filter, false, false)));
      statements.add(ConsensusSql.page(PageShape.of(filter, false, true)));
    }
    statements.add(ConsensusSql.page(PageShape.of(all, false, true)));
    statements.add(ConsensusSql.page(PageShape.of(all, true, true)));
    return statements;
  }
}
