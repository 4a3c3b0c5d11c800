package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of citations; each listing goes along an index. */
final class CitationSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<String> AFTER_DEBATE = Params.named("after", DEBATE_EVIDENCE.DEBATE_ID);

  private static final List<Field<?>> SAID =
      List.of(
          DEBATE_EVIDENCE.ROUND_NUMBER,
          DEBATE_EVIDENCE.RELEVANCE_SCORE,
          DEBATE_EVIDENCE.USED_IN_CONSENSUS,
          DEBATE_EVIDENCE.CREATED_AT);
  private static final List<Field<?>> KEY =
      List.of(DEBATE_EVIDENCE.DEBATE_ID, DEBATE_EVIDENCE.EVIDENCE_ID);
  private static final Condition OF_DEBATE =
      DEBATE_EVIDENCE.DEBATE_ID.eq(Params.of(DEBATE_EVIDENCE.DEBATE_ID));
  private static final Condition OF_EVIDENCE =
      DEBATE_EVIDENCE.EVIDENCE_ID.eq(Params.of(DEBATE_EVIDENCE.EVIDENCE_ID));

  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(DEBATE_EVIDENCE)
                  .set(Params.of(KEY))
                  .set(Params.of(SAID))
                  .onConflict(KEY)
                  .doUpdate()
                  .set(Params.excluded(SAID)));
  static final Statement FIND =
      Statement.of(
          () -> select(KEY).select(SAID).from(DEBATE_EVIDENCE).where(OF_DEBATE.and(OF_EVIDENCE)));
  static final Statement OF_DEBATE_PAGE = Statement.of(() -> ofDebate(noCondition()));
  static final Statement OF_DEBATE_AFTER = Statement.of(() -> ofDebate(after()));
  static final Statement OF_EVIDENCE_PAGE =
      Statement.of(
          () ->
              select(KEY)
                  .select(SAID)
                  .from(DEBATE_EVIDENCE)
                  .where(OF_EVIDENCE)
                  .and(DEBATE_EVIDENCE.DEBATE_ID.gt(AFTER_DEBATE))
                  .orderBy(DEBATE_EVIDENCE.DEBATE_ID)
                  .limit(LIMIT));

  private CitationSql() {}

  private static Query ofDebate(Condition after) {
    return select(KEY)
        .select(SAID)
        .from(DEBATE_EVIDENCE)
        .where(OF_DEBATE)
        .and(after)
        .orderBy(
            DEBATE_EVIDENCE.ROUND_NUMBER,
            DEBATE_EVIDENCE.RELEVANCE_SCORE.desc(),
            DEBATE_EVIDENCE.EVIDENCE_ID)
        .limit(LIMIT);
  }

  private static Condition after() {
    Param<Long> round = Params.of(DEBATE_EVIDENCE.ROUND_NUMBER);
    Param<Double> relevance = Params.of(DEBATE_EVIDENCE.RELEVANCE_SCORE);
    return DEBATE_EVIDENCE
        .ROUND_NUMBER
        .ge(round)
        .and(
            DEBATE_EVIDENCE
                .ROUND_NUMBER
                .gt(round)
                .or(DEBATE_EVIDENCE.RELEVANCE_SCORE.lt(relevance))
                .or(
                    DEBATE_EVIDENCE
                        .RELEVANCE_SCORE
                        .eq(relevance)
                        .and(
                            DEBATE_EVIDENCE.EVIDENCE_ID.gt(
                                Params.of(DEBATE_EVIDENCE.EVIDENCE_ID)))));
  }
}
