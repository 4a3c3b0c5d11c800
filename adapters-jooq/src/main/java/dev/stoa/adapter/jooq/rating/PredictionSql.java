package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.CalibrationPredictions.CALIBRATION_PREDICTIONS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.min;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.CalibrationPredictions;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;

/** The statements of predictions. */
final class PredictionSql {

  private static final CalibrationPredictions TABLE = CALIBRATION_PREDICTIONS;

  private static final CalibrationPredictions FIRST = CALIBRATION_PREDICTIONS.as("first");

  static final Field<Integer> LIMIT = Params.limit();
  static final ListParam<String> TOURNAMENTS = Params.list("tournaments", TABLE.TOURNAMENT_ID);

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

  /** The first prediction of each tournament, because all of one are resolved together. */
  static final Statement DECISIONS =
      Statement.of(
          dialect ->
              select(TABLE.TOURNAMENT_ID, TABLE.WINNER, TABLE.RESOLVED_AT)
                  .from(dialect.listed(TOURNAMENTS))
                  .join(TABLE)
                  .on(TABLE.TOURNAMENT_ID.eq(TOURNAMENTS.value()))
                  .and(
                      TABLE.PREDICTOR_AGENT.eq(
                          select(min(FIRST.PREDICTOR_AGENT))
                              .from(FIRST)
                              .where(FIRST.TOURNAMENT_ID.eq(TOURNAMENTS.value())))));

  static final Statement OF_ALL =
      Statement.of(
          () ->
              select(KEY)
                  .select(REST)
                  .from(TABLE)
                  .where(TOURNAMENTS.contains(TABLE.TOURNAMENT_ID))
                  .orderBy(TABLE.TOURNAMENT_ID, TABLE.PREDICTOR_AGENT));
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
