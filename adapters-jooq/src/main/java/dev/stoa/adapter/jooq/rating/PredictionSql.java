package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.Tables.CALIBRATION_PREDICTIONS;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.schema.generated.tables.CalibrationPredictions;
import java.util.List;
import org.jooq.Field;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The statements of predictions, rendered once for an engine. */
final class PredictionSql {

  private static final CalibrationPredictions TABLE = CALIBRATION_PREDICTIONS;

  /** In the order {@link PredictionRows} binds and reads them. */
  private static final List<Field<?>> COLUMNS =
      List.of(
          TABLE.TOURNAMENT_ID,
          TABLE.PREDICTOR_AGENT,
          TABLE.PREDICTED_WINNER,
          TABLE.CONFIDENCE,
          TABLE.PROBABILITIES,
          TABLE.DOMAIN,
          TABLE.CREATED_AT,
          TABLE.WINNER,
          TABLE.RESOLVED_AT);

  final RenderedSql find;
  final RenderedSql page;
  final RenderedSql save;
  final RenderedSql decide;

  PredictionSql(SQLDialect dialect) {
    this.find =
        RenderedSql.of(
            dialect,
            DSL.select(COLUMNS)
                .from(TABLE)
                .where(TABLE.TOURNAMENT_ID.eq(asked(TABLE.TOURNAMENT_ID)))
                .and(TABLE.PREDICTOR_AGENT.eq(asked(TABLE.PREDICTOR_AGENT))));
    this.page =
        RenderedSql.of(
            dialect,
            DSL.select(COLUMNS)
                .from(TABLE)
                .where(TABLE.TOURNAMENT_ID.eq(asked(TABLE.TOURNAMENT_ID)))
                .and(TABLE.PREDICTOR_AGENT.gt(asked(TABLE.PREDICTOR_AGENT)))
                .orderBy(TABLE.PREDICTOR_AGENT)
                .limit(param("limit", Integer.class)));
    this.save =
        RenderedSql.of(
            dialect,
            DSL.insertInto(TABLE)
                .columns(COLUMNS)
                .values(COLUMNS.stream().map(PredictionSql::asked).toList())
                .onConflict(TABLE.TOURNAMENT_ID, TABLE.PREDICTOR_AGENT)
                .doUpdate()
                .setAllToExcluded());
    this.decide =
        RenderedSql.of(
            dialect,
            DSL.update(TABLE)
                .set(TABLE.WINNER, asked(TABLE.WINNER))
                .set(TABLE.RESOLVED_AT, asked(TABLE.RESOLVED_AT))
                .where(TABLE.TOURNAMENT_ID.eq(asked(TABLE.TOURNAMENT_ID))));
  }

  private static <T> Field<T> asked(Field<T> column) {
    return param("value", column);
  }
}
