package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.VerifiedProofs.VERIFIED_PROOFS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of proofs; each listing goes along an index. */
final class ProofSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(VERIFIED_PROOFS.TIMESTAMP, VERIFIED_PROOFS.ID);

  private static final List<Field<?>> COLUMNS =
      List.of(
          VERIFIED_PROOFS.ID,
          VERIFIED_PROOFS.DEBATE_ID,
          VERIFIED_PROOFS.SEQUENCE,
          VERIFIED_PROOFS.PROOF_STATUS,
          VERIFIED_PROOFS.LANGUAGE,
          VERIFIED_PROOFS.FORMAL_STATEMENT,
          VERIFIED_PROOFS.IS_VERIFIED,
          VERIFIED_PROOFS.PROOF_HASH,
          VERIFIED_PROOFS.TRANSLATION_TIME_MS,
          VERIFIED_PROOFS.PROOF_SEARCH_TIME_MS,
          VERIFIED_PROOFS.PROVER_VERSION,
          VERIFIED_PROOFS.ERROR_MESSAGE,
          VERIFIED_PROOFS.TIMESTAMP,
          VERIFIED_PROOFS.DATA);

  static final Statement INSERT =
      Statement.of(() -> insertInto(VERIFIED_PROOFS).set(Params.of(COLUMNS)));
  static final Statement LATEST =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(VERIFIED_PROOFS)
                  .where(VERIFIED_PROOFS.DEBATE_ID.eq(Params.of(VERIFIED_PROOFS.DEBATE_ID)))
                  .orderBy(VERIFIED_PROOFS.SEQUENCE.desc())
                  .limit(inline(1)));
  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_AFTER = Statement.of(() -> page(after()));
  static final Statement PAGE_OF_STATUS = Statement.of(() -> page(ofStatus()));
  static final Statement PAGE_OF_STATUS_AFTER = Statement.of(() -> page(ofStatus().and(after())));

  private ProofSql() {}

  private static Query page(Condition wanted) {
    return select(COLUMNS)
        .from(VERIFIED_PROOFS)
        .where(wanted)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Condition ofStatus() {
    return VERIFIED_PROOFS.PROOF_STATUS.eq(Params.of(VERIFIED_PROOFS.PROOF_STATUS));
  }

  private static Condition after() {
    return NEWEST_FIRST.after();
  }
}
