package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.tables.CircuitBreakers.CIRCUIT_BREAKERS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Field;

/** The statements of breakers. */
final class BreakerSql {

  static final Field<Integer> LIMIT = Params.limit();

  private static final List<Field<?>> REST =
      List.of(
          CIRCUIT_BREAKERS.FAILURE_THRESHOLD,
          CIRCUIT_BREAKERS.SUCCESS_THRESHOLD,
          CIRCUIT_BREAKERS.COOLDOWN_SECONDS,
          CIRCUIT_BREAKERS.PROBE_LIMIT,
          CIRCUIT_BREAKERS.GENERATION,
          CIRCUIT_BREAKERS.FAILURES,
          CIRCUIT_BREAKERS.SUCCESSES,
          CIRCUIT_BREAKERS.OPENED_AT,
          CIRCUIT_BREAKERS.STATE_JSON,
          CIRCUIT_BREAKERS.UPDATED_AT);

  static final Statement FIND =
      Statement.of(
          () ->
              select(CIRCUIT_BREAKERS.NAME)
                  .select(REST)
                  .from(CIRCUIT_BREAKERS)
                  .where(CIRCUIT_BREAKERS.NAME.eq(Params.of(CIRCUIT_BREAKERS.NAME))));
  static final Statement PAGE =
      Statement.of(
          () ->
              select(CIRCUIT_BREAKERS.NAME)
                  .select(REST)
                  .from(CIRCUIT_BREAKERS)
                  .where(CIRCUIT_BREAKERS.NAME.gt(Params.of(CIRCUIT_BREAKERS.NAME)))
                  .orderBy(CIRCUIT_BREAKERS.NAME)
                  .limit(LIMIT));
  static final Statement DELETE =
      Statement.of(
          () ->
              deleteFrom(CIRCUIT_BREAKERS)
                  .where(CIRCUIT_BREAKERS.NAME.eq(Params.of(CIRCUIT_BREAKERS.NAME))));
  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(CIRCUIT_BREAKERS)
                  .set(Params.of(List.of(CIRCUIT_BREAKERS.NAME)))
                  .set(Params.of(REST))
                  .onConflict(CIRCUIT_BREAKERS.NAME)
                  .doUpdate()
                  .set(Params.excluded(REST)));

  private BreakerSql() {}
}
