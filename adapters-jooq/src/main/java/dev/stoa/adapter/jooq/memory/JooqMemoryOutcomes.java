package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.MemoryOutcomes.MEMORY_OUTCOMES;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryOutcome;
import dev.stoa.domain.memory.MemoryOutcomeBuilder;
import dev.stoa.domain.memory.MemoryOutcomes;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.RecordedOutcome;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The outcomes in the table {@code memory_outcomes}. */
public final class JooqMemoryOutcomes implements MemoryOutcomes {

  private static final Rows<MemoryOutcome> OUTCOMES =
      Rows.of(MEMORY_OUTCOMES, JooqMemoryOutcomes::outcome)
          .set(MEMORY_OUTCOMES.MEMORY_ID, learnt -> learnt.memory().value())
          .set(MEMORY_OUTCOMES.SUCCEEDED, learnt -> learnt.outcome().succeeded())
          .maybe(MEMORY_OUTCOMES.PREDICTION_ERROR, learnt -> learnt.outcome().predictionError())
          .maybe(MEMORY_OUTCOMES.SEMANTIC_SHIFT, learnt -> learnt.outcome().semanticShift())
          .maybe(MEMORY_OUTCOMES.TEMPORAL_SHIFT, learnt -> learnt.outcome().temporalShift())
          .set(MEMORY_OUTCOMES.EXPECTED, MemoryOutcome::expected)
          .set(MEMORY_OUTCOMES.SURPRISE, MemoryOutcome::surprise)
          .set(MEMORY_OUTCOMES.SURPRISE_BEFORE, MemoryOutcome::surpriseBefore)
          .set(MEMORY_OUTCOMES.SURPRISE_AFTER, MemoryOutcome::surpriseAfter)
          .set(MEMORY_OUTCOMES.CONSOLIDATION_SCORE, MemoryOutcome::consolidation)
          .set(MEMORY_OUTCOMES.CREATED_AT, MemoryOutcome::createdAt);

  private static final Rows<RecordedOutcome> RECORDED =
      Rows.of(MEMORY_OUTCOMES, JooqMemoryOutcomes::recorded)
          .including(OUTCOMES, RecordedOutcome::outcome)
          .generated(MEMORY_OUTCOMES.SEQUENCE);

  static final Lookup<String, RecordedOutcome> BY_MEMORY = RECORDED.by(MEMORY_OUTCOMES.MEMORY_ID);
  static final Pages<Long, RecordedOutcome> NEWEST =
      RECORDED.pages(Order.descending(MEMORY_OUTCOMES.SEQUENCE, sequence -> sequence));
  static final Filter<String> OF_MEMORY = Filter.eq(MEMORY_OUTCOMES.MEMORY_ID);

  /** One statement: the lock on the memory keeps the number free until it is taken. */
  static final Statement APPEND =
      Statement.of(
          () ->
              OUTCOMES
                  .inserting()
                  .set(
                      MEMORY_OUTCOMES.SEQUENCE,
                      field(
                          select(
                                  coalesce(max(MEMORY_OUTCOMES.SEQUENCE), inline(0L))
                                      .plus(inline(1L)))
                              .from(MEMORY_OUTCOMES)
                              .where(
                                  MEMORY_OUTCOMES.MEMORY_ID.eq(
                                      Params.of(MEMORY_OUTCOMES.MEMORY_ID))))));

  private final JooqSession session;

  public JooqMemoryOutcomes(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(MemoryOutcome learnt) {
    session.run(APPEND, binds -> OUTCOMES.bind(binds, learnt));
  }

  @Override
  public Seq<RecordedOutcome> before(MemoryId memory, Option<Long> sequence, int limit) {
    return NEWEST.page(
        session,
        Filters.NONE.and(OF_MEMORY, memory.value()),
        Option.some(sequence.getOrElse(Long.MAX_VALUE)),
        limit);
  }

  @Override
  public long purge(MemoryId memory) {
    return BY_MEMORY.remove(session, memory.value());
  }

  private static RecordedOutcome recorded(Row row) throws SQLException {
    return new RecordedOutcome(row.get(MEMORY_OUTCOMES.SEQUENCE), OUTCOMES.read(row));
  }

  private static MemoryOutcome outcome(Row row) throws SQLException {
    return MemoryOutcomeBuilder.builder()
        .memory(new MemoryId(row.get(MEMORY_OUTCOMES.MEMORY_ID)))
        .outcome(
            new Outcome(
                row.get(MEMORY_OUTCOMES.SUCCEEDED),
                Option.of(row.get(MEMORY_OUTCOMES.PREDICTION_ERROR)),
                Option.of(row.get(MEMORY_OUTCOMES.SEMANTIC_SHIFT)),
                Option.of(row.get(MEMORY_OUTCOMES.TEMPORAL_SHIFT))))
        .expected(row.get(MEMORY_OUTCOMES.EXPECTED))
        .surprise(row.get(MEMORY_OUTCOMES.SURPRISE))
        .surpriseBefore(row.get(MEMORY_OUTCOMES.SURPRISE_BEFORE))
        .surpriseAfter(row.get(MEMORY_OUTCOMES.SURPRISE_AFTER))
        .consolidation(row.get(MEMORY_OUTCOMES.CONSOLIDATION_SCORE))
        .createdAt(row.get(MEMORY_OUTCOMES.CREATED_AT))
        .build();
  }
}
