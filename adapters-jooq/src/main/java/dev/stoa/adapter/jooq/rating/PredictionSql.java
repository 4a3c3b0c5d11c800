package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.PredictionRows.PREDICTIONS;
import static dev.stoa.schema.generated.tables.CalibrationPredictions.CALIBRATION_PREDICTIONS;
import static org.jooq.impl.DSL.min;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.schema.generated.tables.CalibrationPredictions;
import java.util.List;
import org.jooq.Condition;

/** The statements of predictions. */
final class PredictionSql {

  private static final CalibrationPredictions TABLE = CALIBRATION_PREDICTIONS;

  private static final CalibrationPredictions FIRST = CALIBRATION_PREDICTIONS.as("first");

  static final ListParam<String> TOURNAMENTS = Params.list("tournaments", TABLE.TOURNAMENT_ID);

  private static final Condition OF_TOURNAMENT =
      TABLE.TOURNAMENT_ID.eq(Params.of(TABLE.TOURNAMENT_ID));

  static final Statement FIND = Statement.of(() -> PREDICTIONS.select(PREDICTIONS.ofKey()));
  static final Pages<AgentName, Prediction> BY_AGENT =
      PREDICTIONS.pages(Order.ascending(TABLE.PREDICTOR_AGENT, AgentName::value));
  static final Filter<String> IN_TOURNAMENT = Filter.eq(TABLE.TOURNAMENT_ID);

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
              PREDICTIONS
                  .select(TOURNAMENTS.contains(TABLE.TOURNAMENT_ID))
                  .orderBy(TABLE.TOURNAMENT_ID, TABLE.PREDICTOR_AGENT));
  static final Statement DECIDE =
      Statement.of(
          () ->
              update(TABLE)
                  .set(Params.of(List.of(TABLE.WINNER, TABLE.RESOLVED_AT)))
                  .where(OF_TOURNAMENT));

  private PredictionSql() {}
}
