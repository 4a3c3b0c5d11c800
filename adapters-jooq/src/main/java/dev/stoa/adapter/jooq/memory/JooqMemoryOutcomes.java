package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.MemoryOutcomes.MEMORY_OUTCOMES;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryOutcome;
import dev.stoa.domain.memory.MemoryOutcomes;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.RecordedOutcome;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;

/** The outcomes in the table {@code memory_outcomes}. */
public final class JooqMemoryOutcomes implements MemoryOutcomes {

  private static final List<Field<?>> GIVEN =
      List.of(
          MEMORY_OUTCOMES.MEMORY_ID,
          MEMORY_OUTCOMES.SUCCEEDED,
          MEMORY_OUTCOMES.PREDICTION_ERROR,
          MEMORY_OUTCOMES.SEMANTIC_SHIFT,
          MEMORY_OUTCOMES.TEMPORAL_SHIFT,
          MEMORY_OUTCOMES.EXPECTED,
          MEMORY_OUTCOMES.SURPRISE,
          MEMORY_OUTCOMES.SURPRISE_BEFORE,
          MEMORY_OUTCOMES.SURPRISE_AFTER,
          MEMORY_OUTCOMES.CONSOLIDATION_SCORE,
          MEMORY_OUTCOMES.CREATED_AT);
  private static final Condition OF_MEMORY =
      MEMORY_OUTCOMES.MEMORY_ID.eq(Params.of(MEMORY_OUTCOMES.MEMORY_ID));

  /** One statement: the lock on the memory keeps the number free until it is taken. */
  static final Statement APPEND =
      Statement.of(
          () ->
              insertInto(MEMORY_OUTCOMES)
                  .set(Params.of(GIVEN))
                  .set(
                      MEMORY_OUTCOMES.SEQUENCE,
                      field(
                          select(
                                  coalesce(max(MEMORY_OUTCOMES.SEQUENCE), inline(0L))
                                      .plus(inline(1L)))
                              .from(MEMORY_OUTCOMES)
                              .where(OF_MEMORY))));

  static final Statement BEFORE =
      Statement.of(
          () ->
              select(MemorySql.and(GIVEN, List.of(MEMORY_OUTCOMES.SEQUENCE)))
                  .from(MEMORY_OUTCOMES)
                  .where(OF_MEMORY)
                  .and(MEMORY_OUTCOMES.SEQUENCE.lt(Params.of(MEMORY_OUTCOMES.SEQUENCE)))
                  .orderBy(MEMORY_OUTCOMES.SEQUENCE.desc())
                  .limit(MemorySql.LIMIT));
  static final Statement PURGE = Statement.of(() -> deleteFrom(MEMORY_OUTCOMES).where(OF_MEMORY));

  private final JooqSession session;

  public JooqMemoryOutcomes(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(MemoryOutcome learnt) {
    Outcome outcome = learnt.outcome();
    session.run(
        APPEND,
        binds ->
            binds
                .set(MEMORY_OUTCOMES.MEMORY_ID, learnt.memory().value())
                .set(MEMORY_OUTCOMES.SUCCEEDED, outcome.succeeded())
                .set(MEMORY_OUTCOMES.PREDICTION_ERROR, outcome.predictionError().getOrNull())
                .set(MEMORY_OUTCOMES.SEMANTIC_SHIFT, outcome.semanticShift().getOrNull())
                .set(MEMORY_OUTCOMES.TEMPORAL_SHIFT, outcome.temporalShift().getOrNull())
                .set(MEMORY_OUTCOMES.EXPECTED, learnt.expected())
                .set(MEMORY_OUTCOMES.SURPRISE, learnt.surprise())
                .set(MEMORY_OUTCOMES.SURPRISE_BEFORE, learnt.surpriseBefore())
                .set(MEMORY_OUTCOMES.SURPRISE_AFTER, learnt.surpriseAfter())
                .set(MEMORY_OUTCOMES.CONSOLIDATION_SCORE, learnt.consolidation())
                .set(MEMORY_OUTCOMES.CREATED_AT, learnt.createdAt()));
  }

  @Override
  public Seq<RecordedOutcome> before(MemoryId memory, Option<Long> sequence, int limit) {
    return session.list(
        BEFORE,
        binds ->
            binds
                .set(MEMORY_OUTCOMES.MEMORY_ID, memory.value())
                .set(MEMORY_OUTCOMES.SEQUENCE, sequence.getOrElse(Long.MAX_VALUE))
                .set(MemorySql.LIMIT, limit),
        JooqMemoryOutcomes::recorded);
  }

  @Override
  public long purge(MemoryId memory) {
    return session.change(PURGE, binds -> binds.set(MEMORY_OUTCOMES.MEMORY_ID, memory.value()));
  }

  private static RecordedOutcome recorded(Row row) throws SQLException {
    return new RecordedOutcome(
        row.get(MEMORY_OUTCOMES.SEQUENCE),
        new MemoryOutcome(
            new MemoryId(row.get(MEMORY_OUTCOMES.MEMORY_ID)),
            new Outcome(
                row.get(MEMORY_OUTCOMES.SUCCEEDED),
                Option.of(row.get(MEMORY_OUTCOMES.PREDICTION_ERROR)),
                Option.of(row.get(MEMORY_OUTCOMES.SEMANTIC_SHIFT)),
                Option.of(row.get(MEMORY_OUTCOMES.TEMPORAL_SHIFT))),
            row.get(MEMORY_OUTCOMES.EXPECTED),
            row.get(MEMORY_OUTCOMES.SURPRISE),
            row.get(MEMORY_OUTCOMES.SURPRISE_BEFORE),
            row.get(MEMORY_OUTCOMES.SURPRISE_AFTER),
            row.get(MEMORY_OUTCOMES.CONSOLIDATION_SCORE),
            row.get(MEMORY_OUTCOMES.CREATED_AT)));
  }
}
