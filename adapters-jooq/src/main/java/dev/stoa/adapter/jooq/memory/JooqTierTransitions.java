package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryColumns.value;
import static dev.stoa.schema.generated.Tables.TIER_TRANSITIONS;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.RenderedSql;
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
import org.jooq.SQLDialect;
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

  private final JooqSession session;
  private final RenderedSql append;
  private final RenderedSql ofMemory;
  private final RenderedSql counts;

  public JooqTierTransitions(JooqSession session) {
    this.session = session;
    SQLDialect dialect = session.dialect().sql();
    this.append =
        RenderedSql.of(
            dialect,
            DSL.insertInto(TIER_TRANSITIONS)
                .columns(COLUMNS)
                .values(MemoryColumns.values(COLUMNS)));
    this.ofMemory =
        RenderedSql.of(
            dialect,
            DSL.select(COLUMNS)
                .from(TIER_TRANSITIONS)
                .where(TIER_TRANSITIONS.MEMORY_ID.eq(value(TIER_TRANSITIONS.MEMORY_ID)))
                .orderBy(TIER_TRANSITIONS.ID)
                .limit(param("limit", Integer.class)));
    this.counts =
        RenderedSql.of(
            dialect,
            DSL.select(TIER_TRANSITIONS.TO_TIER, DSL.count())
                .from(TIER_TRANSITIONS)
                .groupBy(TIER_TRANSITIONS.TO_TIER));
  }

  @Override
  public void append(Seq<TierTransition> moves) {
    if (moves.nonEmpty()) {
      session
          .writing()
          .batch(
              append,
              moves,
              (binds, move) ->
                  binds
                      .text(move.memory().value())
                      .text(move.from().label())
                      .text(move.to().label())
                      .text(move.reason().label())
                      .real(move.surprise())
                      .instant(move.at()));
    }
  }

  @Override
  public Seq<TierTransition> of(MemoryId memory, int limit) {
    return session.list(
        ofMemory,
        binds -> binds.text(memory.value()).number(limit),
        row ->
            new TierTransition(
                new MemoryId(row.text(1)),
                MemoryTier.labelled(row.text(2)),
                MemoryTier.labelled(row.text(3)),
                TransitionReason.labelled(row.text(4)),
                row.real(5),
                row.instant(6)));
  }

  @Override
  public Map<MemoryTier, Long> counts() {
    return session
        .list(
            counts,
            Binder.NOTHING,
            row -> Tuple.of(MemoryTier.labelled(row.text(1)), row.number(2)))
        .toMap(one -> one);
  }
}
