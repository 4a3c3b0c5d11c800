package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.Tables.CIRCUIT_BREAKERS;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.RenderedSql;
import java.util.List;
import org.jooq.Field;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The questions about breakers, rendered once: every guarded call asks one. */
final class BreakerSql {

  /** In the order {@link BreakerRows} reads them. */
  private static final List<Field<?>> COLUMNS =
      List.of(
          CIRCUIT_BREAKERS.NAME,
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

  final RenderedSql byName;
  final RenderedSql page;

  BreakerSql(SQLDialect dialect) {
    this.byName =
        RenderedSql.of(
            dialect,
            DSL.select(COLUMNS)
                .from(CIRCUIT_BREAKERS)
                .where(CIRCUIT_BREAKERS.NAME.eq(param("name", CIRCUIT_BREAKERS.NAME))));
    this.page =
        RenderedSql.of(
            dialect,
            DSL.select(COLUMNS)
                .from(CIRCUIT_BREAKERS)
                .where(CIRCUIT_BREAKERS.NAME.gt(param("after", CIRCUIT_BREAKERS.NAME)))
                .orderBy(CIRCUIT_BREAKERS.NAME)
                .limit(param("limit", Integer.class)));
  }
}
