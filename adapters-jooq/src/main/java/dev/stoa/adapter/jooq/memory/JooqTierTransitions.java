package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.TierTransitions.TIER_TRANSITIONS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
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
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The moves in the table {@code tier_transitions}. */
public final class JooqTierTransitions implements TierTransitions {

  private static final Rows<TierTransition> TRANSITIONS =
      Rows.of(TIER_TRANSITIONS, JooqTierTransitions::transition)
          .set(TIER_TRANSITIONS.MEMORY_ID, move -> move.memory().value())
          .set(TIER_TRANSITIONS.FROM_TIER, move -> move.from().label())
          .set(TIER_TRANSITIONS.TO_TIER, move -> move.to().label())
          .set(TIER_TRANSITIONS.REASON, move -> move.reason().label())
          .set(TIER_TRANSITIONS.SURPRISE_SCORE, TierTransition::surprise)
          .set(TIER_TRANSITIONS.CREATED_AT, TierTransition::createdAt);

  static final Pages<Long, TierTransition> OLDEST =
      TRANSITIONS.pages(Order.ascending(TIER_TRANSITIONS.ID, id -> id));
  static final Filter<String> OF_MEMORY = Filter.eq(TIER_TRANSITIONS.MEMORY_ID);

  private static final Field<Long> MOVES = DSL.count().cast(Long.class).as("moves");

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
    TRANSITIONS.add(session, moves);
  }

  @Override
  public Seq<TierTransition> of(MemoryId memory, int limit) {
    return OLDEST.page(session, Filters.NONE.and(OF_MEMORY, memory.value()), Option.none(), limit);
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

  private static TierTransition transition(Row row) throws SQLException {
    return new TierTransition(
        new MemoryId(row.get(TIER_TRANSITIONS.MEMORY_ID)),
        MemoryTier.labelled(row.get(TIER_TRANSITIONS.FROM_TIER)),
        MemoryTier.labelled(row.get(TIER_TRANSITIONS.TO_TIER)),
        TransitionReason.labelled(row.get(TIER_TRANSITIONS.REASON)),
        row.get(TIER_TRANSITIONS.SURPRISE_SCORE),
        row.get(TIER_TRANSITIONS.CREATED_AT));
  }
}
