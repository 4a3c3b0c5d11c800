package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryColumns.value;
import static dev.stoa.schema.generated.Tables.META_LEARNING_STATE;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.Row;
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
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Field;
import org.jooq.SQLDialect;
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

  private final JooqSession session;
  private final RenderedSql append;
  private final RenderedSql before;

  public JooqLearningStates(JooqSession session) {
    this.session = session;
    SQLDialect dialect = session.dialect().sql();
    this.append =
        RenderedSql.of(
            dialect,
            DSL.insertInto(META_LEARNING_STATE)
                .columns(COLUMNS)
                .values(MemoryColumns.values(COLUMNS)));
    this.before =
        RenderedSql.of(
            dialect,
            DSL.select(COLUMNS)
                .from(META_LEARNING_STATE)
                .where(
                    META_LEARNING_STATE.CYCLES_EVALUATED.lt(
                        value(META_LEARNING_STATE.CYCLES_EVALUATED)))
                .orderBy(META_LEARNING_STATE.CYCLES_EVALUATED.desc())
                .limit(param("limit", Integer.class)));
  }

  @Override
  public Option<LearningState> latest() {
    return before(Option.none(), 1).headOption();
  }

  @Override
  public Option<LearningState> lockLatest() {
    session.serialize("learning state");
    return latest();
  }

  @Override
  public void append(LearningState state) {
    Option<LearningMetrics> seen = state.metrics();
    session
        .writing()
        .run(
            append,
            binds ->
                binds
                    .number(state.cycle())
                    .text(CanonicalJson.of(HyperParametersJson.of(state.tuned())).text())
                    .real(seen.map(LearningMetrics::learningEfficiency).getOrNull())
                    .real(seen.map(LearningMetrics::retention).getOrNull())
                    .real(seen.map(LearningMetrics::forgetting).getOrNull())
                    .text(seen.map(one -> efficiency(one.efficiency())).getOrNull())
                    .numberOrNull(seen.map(LearningMetrics::velocity).getOrNull())
                    .instant(state.at()));
  }

  @Override
  public Seq<LearningState> before(Option<Long> cycle, int limit) {
    return session.list(
        before,
        binds -> binds.number(cycle.getOrElse(Long.MAX_VALUE)).number(limit),
        JooqLearningStates::state);
  }

  private static LearningState state(Row row) throws SQLException {
    Double retention = row.real(4);
    return new LearningState(
        row.number(1),
        HyperParametersJson.read((JsonObject) JsonParser.parse(row.text(2))),
        retention == null
            ? Option.none()
            : Option.some(
                new LearningMetrics(
                    retention, row.real(5), efficiency(row.text(6)), row.number(7))),
        row.instant(8));
  }

  private static String efficiency(Map<MemoryTier, Double> ofTiers) {
    return CanonicalJson.of(
            new JsonObject(
                LinkedHashMap.ofEntries(
                    ofTiers
                        .toList()
                        .map(
                            one ->
                                Tuple.of(
                                    one._1.label(),
                                    (JsonValue) new JsonNumber(Double.toString(one._2)))))))
        .text();
  }

  private static Map<MemoryTier, Double> efficiency(String json) {
    Map<String, JsonValue> ofTiers = ((JsonObject) JsonParser.parse(json)).members();
    return LinkedHashMap.ofEntries(
        io.vavr.collection.List.of(MemoryTier.values())
            .flatMap(
                tier ->
                    ofTiers
                        .get(tier.label())
                        .map(share -> Tuple.of(tier, ((JsonNumber) share).exactDouble()))));
  }
}
