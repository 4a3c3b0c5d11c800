package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.MetaLearningState.META_LEARNING_STATE;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.memory.HyperParametersJson;
import dev.stoa.domain.memory.LearningMetrics;
import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.LearningStates;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.schema.Json;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The evaluations in the table {@code meta_learning_state}. */
public final class JooqLearningStates implements LearningStates {

  private static final Rows<LearningState> STATES =
      Rows.of(META_LEARNING_STATE, JooqLearningStates::state)
          .key(META_LEARNING_STATE.CYCLES_EVALUATED, LearningState::cycle)
          .set(
              META_LEARNING_STATE.HYPERPARAMS,
              state -> JsonColumn.of(HyperParametersJson.of(state.tuned())))
          .maybe(
              META_LEARNING_STATE.LEARNING_EFFICIENCY,
              state -> state.metrics().map(LearningMetrics::learningEfficiency))
          .maybe(
              META_LEARNING_STATE.PATTERN_RETENTION_RATE,
              state -> state.metrics().map(LearningMetrics::retention))
          .maybe(
              META_LEARNING_STATE.FORGETTING_RATE,
              state -> state.metrics().map(LearningMetrics::forgetting))
          .maybe(
              META_LEARNING_STATE.TIER_EFFICIENCY,
              state -> state.metrics().map(seen -> new Json(efficiency(seen.efficiency()))))
          .maybe(
              META_LEARNING_STATE.LEARNING_VELOCITY,
              state -> state.metrics().map(LearningMetrics::velocity))
          .set(META_LEARNING_STATE.CREATED_AT, LearningState::createdAt);

  static final Pages<Long, LearningState> NEWEST =
      STATES.pages(Order.descending(META_LEARNING_STATE.CYCLES_EVALUATED, cycle -> cycle));

  private final JooqSession session;

  public JooqLearningStates(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<LearningState> latest() {
    return before(Option.none(), 1).headOption();
  }

  @Override
  public Option<LearningState> lockLatest() {
    session.serialize(LockName.LEARNING_STATE.all());
    return latest();
  }

  @Override
  public void append(LearningState state) {
    STATES.add(session, state);
  }

  @Override
  public Seq<LearningState> before(Option<Long> cycle, int limit) {
    return NEWEST.page(session, Filters.NONE, Option.some(cycle.getOrElse(Long.MAX_VALUE)), limit);
  }

  private static LearningState state(Row row) throws SQLException {
    Double retention = row.get(META_LEARNING_STATE.PATTERN_RETENTION_RATE);
    return new LearningState(
        row.get(META_LEARNING_STATE.CYCLES_EVALUATED),
        HyperParametersJson.read(
            (JsonObject) JsonParser.parse(row.get(META_LEARNING_STATE.HYPERPARAMS).text())),
        retention == null
            ? Option.none()
            : Option.some(
                new LearningMetrics(
                    retention,
                    row.get(META_LEARNING_STATE.FORGETTING_RATE),
                    efficiency(row.get(META_LEARNING_STATE.TIER_EFFICIENCY)),
                    row.get(META_LEARNING_STATE.LEARNING_VELOCITY))),
        row.get(META_LEARNING_STATE.CREATED_AT));
  }

  private static String efficiency(Map<MemoryTier, Double> ofTiers) {
    return CanonicalJson.of(ofTiers.mapKeys(MemoryTier::label).toJavaMap()).text();
  }

  private static Map<MemoryTier, Double> efficiency(Json json) {
    Map<String, JsonValue> ofTiers = ((JsonObject) JsonParser.parse(json.text())).members();
    return LinkedHashMap.ofEntries(
        io.vavr.collection.List.of(MemoryTier.values())
            .flatMap(
                tier ->
                    ofTiers
                        .get(tier.label())
                        .map(share -> Tuple.of(tier, ((JsonNumber) share).exactDouble()))));
  }
}
