package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.MetaLearningState.META_LEARNING_STATE;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
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
import java.util.List;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The evaluations in the table {@code meta_learning_state}. */
public final class JooqLearningStates implements LearningStates {

  private static final List<Field<?>> COLUMNS =
      List.of(
          META_LEARNING_STATE.CYCLES_EVALUATED,
          META_LEARNING_STATE.HYPERPARAMS,
          META_LEARNING_STATE.LEARNING_EFFICIENCY,
          META_LEARNING_STATE.PATTERN_RETENTION_RATE,
          META_LEARNING_STATE.FORGETTING_RATE,
          META_LEARNING_STATE.TIER_EFFICIENCY,
          META_LEARNING_STATE.LEARNING_VELOCITY,
          META_LEARNING_STATE.CREATED_AT);

  private static final Statement APPEND =
      Statement.of(() -> DSL.insertInto(META_LEARNING_STATE).set(Params.of(COLUMNS)));
  static final Statement BEFORE =
      Statement.of(
          () ->
              DSL.select(COLUMNS)
                  .from(META_LEARNING_STATE)
                  .where(
                      META_LEARNING_STATE.CYCLES_EVALUATED.lt(
                          Params.of(META_LEARNING_STATE.CYCLES_EVALUATED)))
                  .orderBy(META_LEARNING_STATE.CYCLES_EVALUATED.desc())
                  .limit(MemorySql.LIMIT));

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
    Option<LearningMetrics> seen = state.metrics();
    session.run(
        APPEND,
        binds ->
            binds
                .set(META_LEARNING_STATE.CYCLES_EVALUATED, state.cycle())
                .set(
                    META_LEARNING_STATE.HYPERPARAMS,
                    new Json(CanonicalJson.of(HyperParametersJson.of(state.tuned())).text()))
                .set(
                    META_LEARNING_STATE.LEARNING_EFFICIENCY,
                    seen.map(LearningMetrics::learningEfficiency).getOrNull())
                .set(
                    META_LEARNING_STATE.PATTERN_RETENTION_RATE,
                    seen.map(LearningMetrics::retention).getOrNull())
                .set(
                    META_LEARNING_STATE.FORGETTING_RATE,
                    seen.map(LearningMetrics::forgetting).getOrNull())
                .set(
                    META_LEARNING_STATE.TIER_EFFICIENCY,
                    seen.map(one -> new Json(efficiency(one.efficiency()))).getOrNull())
                .set(
                    META_LEARNING_STATE.LEARNING_VELOCITY,
                    seen.map(LearningMetrics::velocity).getOrNull())
                .set(META_LEARNING_STATE.CREATED_AT, state.createdAt()));
  }

  @Override
  public Seq<LearningState> before(Option<Long> cycle, int limit) {
    return session.list(
        BEFORE,
        binds ->
            binds
                .set(META_LEARNING_STATE.CYCLES_EVALUATED, cycle.getOrElse(Long.MAX_VALUE))
                .set(MemorySql.LIMIT, limit),
        JooqLearningStates::state);
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
