package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.Debates.DEBATES;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.adapter.jooq.sql.Variants;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of concluded debates. */
final class ConcludedSql {

  /** The conditions a list may have. */
  enum Part {
    DOMAIN,
    CONSENSUS,
    AFTER
  }

  static final List<Field<?>> COLUMNS =
      List.of(
          DEBATES.ID,
          DEBATES.SESSION_ID,
          DEBATES.TASK,
          DEBATES.DOMAIN,
          DEBATES.FINAL_ANSWER,
          DEBATES.WINNER,
          DEBATES.CONSENSUS_REACHED,
          DEBATES.CONFIDENCE,
          DEBATES.VOTING_METHOD,
          DEBATES.ROUNDS_USED,
          DEBATES.DURATION_SECONDS,
          DEBATES.GROUNDED_VERDICT,
          DEBATES.RECEIPT,
          DEBATES.AUDIT_SEQUENCE,
          DEBATES.CREATED_AT);

  static final Param<Instant> SINCE = Params.named("since", DEBATES.CREATED_AT);
  static final Param<Instant> UNTIL = Params.named("until", DEBATES.CREATED_AT);
  static final TimeOrder NEWEST_FIRST = TimeOrder.newestFirst(DEBATES.CREATED_AT, DEBATES.ID);
  static final Field<Integer> LIMIT = Params.limit();

  static final Statement INSERT =
      Statement.of(() -> DSL.insertInto(DEBATES).set(Params.of(COLUMNS)));
  static final Statement FIND = Statement.of(() -> rows(DEBATES.ID.eq(Params.of(DEBATES.ID))));
  static final Variants<Part> PAGES = Variants.of(Part.class, ConcludedSql::page);

  private ConcludedSql() {}

  private static Query page(Set<Part> parts, Dialect dialect) {
    return rows(DEBATES.CREATED_AT.ge(SINCE))
        .and(DEBATES.CREATED_AT.lt(UNTIL))
        .and(DEBATES.CONFIDENCE.ge(Params.of(DEBATES.CONFIDENCE)))
        .and(parts.stream().map(ConcludedSql::condition).reduce(DSL.noCondition(), Condition::and))
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Condition condition(Part part) {
    return switch (part) {
      case DOMAIN -> DEBATES.DOMAIN.eq(Params.of(DEBATES.DOMAIN));
      case CONSENSUS -> DEBATES.CONSENSUS_REACHED.isTrue();
      case AFTER -> NEWEST_FIRST.after();
    };
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(COLUMNS).from(DEBATES).where(condition);
  }
}
