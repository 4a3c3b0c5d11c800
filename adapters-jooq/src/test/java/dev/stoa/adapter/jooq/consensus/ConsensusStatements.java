package dev.stoa.adapter.jooq.consensus;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.consensus.ConfidencePosition;
import dev.stoa.domain.consensus.ConfidenceQuery;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class ConsensusStatements {

  private static final Discipline DOMAIN = new Discipline("a");
  private static final TimePosition<ConsensusId> LAST =
      new TimePosition<>(Instant.EPOCH, new ConsensusId("c"));

  private ConsensusStatements() {}

  /** Those that count all rows of a table. */
  static final List<Statement> COUNTS =
      List.of(
          CountedConsensus.TOTALS,
          CountedConsensus.BY_STRENGTH,
          CountedConsensus.BY_DOMAIN,
          JooqDissents.COUNTS,
          PositionSql.DISSENTERS);

  /** Without the first pages of all, which read the beginning of an index, and without reports. */
  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>();
    statements.add(ConsensusSql.SAVE);
    statements.addAll(ConsensusSql.BY_ID.reads());
    statements.add(ConsensusSql.NEWEST.first(Filters.NONE.and(ConsensusSql.OF_DEBATE, "d")));
    statements.add(
        ConsensusSql.NEWEST.first(
            Filters.NONE.and(ConsensusSql.LIVE).and(ConsensusSql.OF_TOPIC, "t")));
    statements.add(ConsensusSql.IN_ORDER.later(Filters.NONE.and(ConsensusSql.INDEXED), ""));
    statements.add(PositionSql.OF_CONSENSUSES);
    ConsensusQuery all = ConsensusQuery.all();
    for (ConsensusQuery query :
        List.of(
            all.since(Instant.EPOCH),
            all.until(Instant.EPOCH),
            all.in(DOMAIN),
            all.in(DOMAIN).since(Instant.EPOCH))) {
      Filters wanted = ConsensusSql.wanted(query, ArchiveFilter.LIVE);
      statements.add(ConsensusSql.NEWEST.first(wanted));
      statements.add(ConsensusSql.NEWEST.later(wanted, LAST));
    }
    statements.add(ConsensusSql.NEWEST.later(ConsensusSql.wanted(all, ArchiveFilter.LIVE), LAST));
    statements.add(
        ConsensusSql.NEWEST.later(ConsensusSql.wanted(all, ArchiveFilter.ARCHIVED), LAST));
    ConfidenceQuery ranked = ConfidenceQuery.all();
    ConfidencePosition lowest = new ConfidencePosition(0, Instant.EPOCH, new ConsensusId("c"));
    for (ConfidenceQuery query : List.of(ranked, ranked.in(DOMAIN))) {
      Filters wanted = ConsensusSql.wanted(query);
      statements.add(ConsensusSql.RANKED.first(wanted));
      statements.add(ConsensusSql.RANKED.later(wanted, lowest));
    }
    statements.addAll(dissents());
    statements.addAll(proofs());
    return statements;
  }

  private static List<Statement> dissents() {
    TimePosition<DissentId> last = new TimePosition<>(Instant.EPOCH, new DissentId("d"));
    Filters ofType = Filters.NONE.and(JooqDissents.OF_TYPE, "t");
    List<Statement> statements = new ArrayList<>(JooqDissents.OF_CONSENSUS.reads());
    statements.add(JooqDissents.DISSENTS.statements().get(0));
    statements.add(JooqDissents.BY_ID.reads().get(0));
    statements.add(JooqDissents.NEWEST.later(Filters.NONE, last));
    statements.add(JooqDissents.NEWEST.first(ofType));
    statements.add(JooqDissents.NEWEST.later(ofType, last));
    return statements;
  }

  private static List<Statement> proofs() {
    TimePosition<ProofId> last = new TimePosition<>(Instant.EPOCH, new ProofId("p"));
    Filters ofStatus = Filters.NONE.and(JooqProofs.OF_STATUS, "s");
    return List.of(
        JooqProofs.LAST.first(Filters.NONE.and(JooqProofs.OF_DEBATE, "d")),
        JooqProofs.NEWEST.later(Filters.NONE, last),
        JooqProofs.NEWEST.first(ofStatus),
        JooqProofs.NEWEST.later(ofStatus, last));
  }
}
