package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.notExists;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of evidence; each listing goes along an index. */
final class EvidenceSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST = TimeOrder.newestFirst(EVIDENCE.CREATED_AT, EVIDENCE.ID);
  static final Param<String> AFTER_ID = Params.named("after_id", EVIDENCE.ID);
  static final ListParam<String> IDS = Params.list("ids", EVIDENCE.ID);
  static final ListParam<String> HASHES = Params.list("hashes", EVIDENCE.CONTENT_HASH);

  private static final List<Field<?>> COLUMNS =
      List.of(
          EVIDENCE.ID,
          EVIDENCE.CONTENT_HASH,
          EVIDENCE.SOURCE,
          EVIDENCE.TITLE,
          EVIDENCE.SNIPPET,
          EVIDENCE.URL,
          EVIDENCE.RELIABILITY_SCORE,
          EVIDENCE.CREATED_AT,
          EVIDENCE.UPDATED_AT,
          EVIDENCE.METADATA_JSON,
          EVIDENCE.ENRICHED_METADATA_JSON,
          EVIDENCE.QUALITY_SCORES_JSON);
  private static final List<Field<?>> ASSESSED =
      List.of(EVIDENCE.UPDATED_AT, EVIDENCE.ENRICHED_METADATA_JSON, EVIDENCE.QUALITY_SCORES_JSON);
  private static final Condition NOT_CITED =
      notExists(
          selectOne().from(DEBATE_EVIDENCE).where(DEBATE_EVIDENCE.EVIDENCE_ID.eq(EVIDENCE.ID)));

  /** What another writer stored meanwhile is left alone. */
  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(EVIDENCE)
                  .set(Params.of(COLUMNS))
                  .onConflict(EVIDENCE.CONTENT_HASH)
                  .doNothing());

  static final Statement ASSESS =
      Statement.of(
          () ->
              update(EVIDENCE)
                  .set(Params.of(ASSESSED))
                  .where(EVIDENCE.ID.eq(Params.of(EVIDENCE.ID))));
  static final Statement OF_HASHES =
      Statement.of(
          () -> select(COLUMNS).from(EVIDENCE).where(HASHES.contains(EVIDENCE.CONTENT_HASH)));
  static final Statement FIND =
      Statement.of(() -> select(COLUMNS).from(EVIDENCE).where(IDS.contains(EVIDENCE.ID)));
  static final Statement LOCK =
      Statement.of(
          dialect ->
              dialect.lockRows(
                  select(COLUMNS).from(EVIDENCE).where(EVIDENCE.ID.eq(Params.of(EVIDENCE.ID)))));
  static final Statement LOCK_ALL =
      Statement.of(
          dialect ->
              dialect.lockRows(
                  select(EVIDENCE.ID).from(EVIDENCE).where(IDS.contains(EVIDENCE.ID))));
  static final Statement NOT_CITED_ONES =
      Statement.of(
          () -> select(EVIDENCE.ID).from(EVIDENCE).where(IDS.contains(EVIDENCE.ID)).and(NOT_CITED));
  static final Statement DELETE =
      Statement.of(() -> deleteFrom(EVIDENCE).where(IDS.contains(EVIDENCE.ID)));
  static final Statement EXPIRED =
      Statement.of(
          () ->
              select(EVIDENCE.ID)
                  .from(EVIDENCE)
                  .where(EVIDENCE.CREATED_AT.lt(Params.of(EVIDENCE.CREATED_AT)))
                  .and(EVIDENCE.RELIABILITY_SCORE.lt(Params.of(EVIDENCE.RELIABILITY_SCORE)))
                  .and(NOT_CITED)
                  .orderBy(EVIDENCE.CREATED_AT, EVIDENCE.ID)
                  .limit(LIMIT));
  static final Statement BY_ID =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(EVIDENCE)
                  .where(EVIDENCE.ID.gt(AFTER_ID))
                  .orderBy(EVIDENCE.ID)
                  .limit(LIMIT));
  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_AFTER = Statement.of(() -> page(after()));
  static final Statement PAGE_OF_SOURCE = Statement.of(() -> page(ofSource()));
  static final Statement PAGE_OF_SOURCE_AFTER = Statement.of(() -> page(ofSource().and(after())));

  private EvidenceSql() {}

  private static Query page(Condition wanted) {
    return select(COLUMNS).from(EVIDENCE).where(wanted).orderBy(NEWEST_FIRST.order()).limit(LIMIT);
  }

  private static Condition ofSource() {
    return EVIDENCE.SOURCE.eq(Params.of(EVIDENCE.SOURCE));
  }

  private static Condition after() {
    return NEWEST_FIRST.after();
  }
}
