package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.adapter.jooq.evidence.EvidenceRows.STORED;
import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;
import static org.jooq.impl.DSL.notExists;
import static org.jooq.impl.DSL.selectOne;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.kernel.TimePosition;
import org.jooq.Condition;

/** The statements of evidence; each listing goes along an index. */
final class EvidenceSql {

  static final Lookup<String, Evidence> BY_ID = STORED.by(EVIDENCE.ID);
  static final Lookup<String, Evidence> BY_HASH = STORED.by(EVIDENCE.CONTENT_HASH);
  static final Pages<TimePosition<EvidenceId>, Evidence> NEWEST =
      STORED.pages(Order.newestFirst(EVIDENCE.CREATED_AT, EVIDENCE.ID));
  static final Pages<String, Evidence> IN_ORDER =
      STORED.pages(Order.ascending(EVIDENCE.ID, id -> id));
  static final Filter<String> OF_SOURCE = Filter.eq(EVIDENCE.SOURCE);

  /** What another writer stored meanwhile is left alone. */
  static final Statement INSERT =
      Statement.of(() -> STORED.inserting().onConflict(EVIDENCE.CONTENT_HASH).doNothing());

  static final Rows<EvidenceId> IDS =
      Rows.of(EVIDENCE, row -> new EvidenceId(row.get(EVIDENCE.ID))).generated(EVIDENCE.ID);
  static final Lookup<String, EvidenceId> ID_ALONE = IDS.by(EVIDENCE.ID);
  static final ListParam<String> WANTED = Params.list("wanted", EVIDENCE.ID);

  private static final Condition IS_NOT_CITED =
      notExists(
          selectOne().from(DEBATE_EVIDENCE).where(DEBATE_EVIDENCE.EVIDENCE_ID.eq(EVIDENCE.ID)));

  static final Statement NOT_CITED =
      Statement.of(() -> IDS.select(WANTED.contains(EVIDENCE.ID)).and(IS_NOT_CITED));
  static final Statement EXPIRED =
      Statement.of(
          () ->
              IDS.select(EVIDENCE.CREATED_AT.lt(Params.of(EVIDENCE.CREATED_AT)))
                  .and(EVIDENCE.RELIABILITY_SCORE.lt(Params.of(EVIDENCE.RELIABILITY_SCORE)))
                  .and(IS_NOT_CITED)
                  .orderBy(EVIDENCE.CREATED_AT, EVIDENCE.ID)
                  .limit(Rows.LIMIT));

  private EvidenceSql() {}
}
