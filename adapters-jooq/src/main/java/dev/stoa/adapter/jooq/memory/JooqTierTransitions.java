package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.TierTransitions.TIER_TRANSITIONS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierTransition;
import dev.stoa.domain.memory.TierTransitions;
import dev.stoa.domain.memory.TransitionReason;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.List;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The moves in the table {@code tier_transitions}. */
public final class JooqTierTransitions implements TierTransitions {

  private static final List<Field<?>> COLUMNS =
      List.of(
          TIER_TRANSITIONS.MEMORY_ID,
          TIER_TRANSITIONS.FROM_TIER,
          TIER_TRANSITIONS.TO_TIER,
          TIER_TRANSITIONS.REASON,
          TIER_TRANSITIONS.SURPRISE_SCORE,
          TIER_TRANSITIONS.CREATED_AT);
  private static final Field<Long> MOVES = DSL.count().cast(Long.class).as("moves");

  private static final Statement APPEND =
      Statement.of(() -> insertInto(TIER_TRANSITIONS).set(Params.of(COLUMNS)));
  static final Statement OF_MEMORY =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(TIER_TRANSITIONS)
                  .where(TIER_TRANSITIONS.MEMORY_ID.eq(Params.of(TIER_TRANSITIONS.MEMORY_ID)))
                  .orderBy(TIER_TRANSITIONS.ID)
                  .limit(MemorySql.LIMIT));
  private static final Statement COUNTS =
      Statement.of(
          () ->
              select(TIER_TRANSITIONS.TO_TIER, MOVES)
                  .from(TIER_TRANSITIONS)
                  .groupBy(TIER_TRANSITIONS.TO_TIER));

  private final JooqSession session;

  public JooqTierTransitions(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(Seq<TierTransition> moves) {
    if (moves.nonEmpty()) {
      session.batch(
          APPEND,
          moves,
          (binds, move) ->
              binds
                  .set(TIER_TRANSITIONS.MEMORY_ID, move.memory().value())
                  .set(TIER_TRANSITIONS.FROM_TIER, move.from().label())
                  .set(TIER_TRANSITIONS.TO_TIER, move.to().label())
                  .set(TIER_TRANSITIONS.REASON, move.reason().label())
                  .set(TIER_TRANSITIONS.SURPRISE_SCORE, move.surprise())
                  .set(TIER_TRANSITIONS.CREATED_AT, move.createdAt()));
    }
  }

  @Override
  public Seq<TierTransition> of(MemoryId memory, int limit) {
    return session.list(
        OF_MEMORY,
        binds -> binds.set(TIER_TRANSITIONS.MEMORY_ID, memory.value()).set(MemorySql.LIMIT, limit),
        row ->
            new TierTransition(
                new MemoryId(row.get(TIER_TRANSITIONS.MEMORY_ID)),
                MemoryTier.labelled(row.get(TIER_TRANSITIONS.FROM_TIER)),
                MemoryTier.labelled(row.get(TIER_TRANSITIONS.TO_TIER)),
                TransitionReason.labelled(row.get(TIER_TRANSITIONS.REASON)),
                row.get(TIER_TRANSITIONS.SURPRISE_SCORE),
                row.get(TIER_TRANSITIONS.CREATED_AT)));
  }

  @Override
  public Map<MemoryTier, Long> counts() {
    return session
        .list(
            COUNTS,
            Binder.NOTHING,
            row -> Tuple.of(MemoryTier.labelled(row.get(TIER_TRANSITIONS.TO_TIER)), row.get(MOVES)))
        .toMap(one -> one);
  }
}
