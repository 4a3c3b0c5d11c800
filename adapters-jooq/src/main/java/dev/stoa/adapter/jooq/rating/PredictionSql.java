package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.CalibrationPredictions.CALIBRATION_PREDICTIONS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.Params;
import dev.stoa.adapter.jooq.Statement;
import dev.stoa.schema.generated.tables.CalibrationPredictions;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;

/** The statements of predictions. */
final class PredictionSql {

  private static final CalibrationPredictions TABLE = CALIBRATION_PREDICTIONS;

  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);

  private static final List<Field<?>> KEY = List.of(TABLE.TOURNAMENT_ID, TABLE.PREDICTOR_AGENT);
  private static final List<Field<?>> REST =
      List.of(
          TABLE.PREDICTED_WINNER,
          TABLE.CONFIDENCE,
          TABLE.PROBABILITIES,
          TABLE.DOMAIN,
          TABLE.CREATED_AT,
          TABLE.WINNER,
          TABLE.RESOLVED_AT);
  private static final Condition OF_TOURNAMENT =
      TABLE.TOURNAMENT_ID.eq(Params.of(TABLE.TOURNAMENT_ID));

  static final Statement FIND =
      Statement.of(
          () ->
              select(KEY)
                  .select(REST)
                  .from(TABLE)
                  .where(OF_TOURNAMENT)
                  .and(TABLE.PREDICTOR_AGENT.eq(Params.of(TABLE.PREDICTOR_AGENT))));
  static final Statement PAGE =
      Statement.of(
          () ->
              select(KEY)
                  .select(REST)
                  .from(TABLE)
                  .where(OF_TOURNAMENT)
                  .and(TABLE.PREDICTOR_AGENT.gt(Params.of(TABLE.PREDICTOR_AGENT)))
                  .orderBy(TABLE.PREDICTOR_AGENT)
                  .limit(LIMIT));
  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(TABLE)
                  .set(Params.of(KEY))
                  .set(Params.of(REST))
                  .onConflict(TABLE.TOURNAMENT_ID, TABLE.PREDICTOR_AGENT)
                  .doUpdate()
                  .set(Params.excluded(REST)));
  static final Statement DECIDE =
      Statement.of(
          () ->
              update(TABLE)
                  .set(Params.of(List.of(TABLE.WINNER, TABLE.RESOLVED_AT)))
                  .where(OF_TOURNAMENT));

  private PredictionSql() {}
}
