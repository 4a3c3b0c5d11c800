package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryColumns.value;
import static dev.stoa.schema.generated.Tables.CONTINUUM_MEMORY;
import static org.jooq.impl.DSL.avg;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.not;
import static org.jooq.impl.DSL.param;
import static org.jooq.impl.DSL.sum;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.memory.TierMove;
import dev.stoa.domain.memory.TierTally;
import java.util.List;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.SQLDialect;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The ranks of memories, rendered once for an engine; each goes along an index. */
final class RankingSql {

  /** In the order {@link JooqMemoryRanking} reads them. */
  private static final List<Field<?>> WEIGHT =
      List.of(
          CONTINUUM_MEMORY.ID,
          CONTINUUM_MEMORY.TIER,
          CONTINUUM_MEMORY.IMPORTANCE,
          CONTINUUM_MEMORY.SURPRISE_SCORE,
          CONTINUUM_MEMORY.UPDATED_AT,
          CONTINUUM_MEMORY.EXPIRES_AT);

  private static final Condition OF_TIER = CONTINUUM_MEMORY.TIER.eq(value(CONTINUUM_MEMORY.TIER));
  private static final Condition OF_SCOPE =
      CONTINUUM_MEMORY.SCOPE.eq(value(CONTINUUM_MEMORY.SCOPE));

  /** Said so that the order by time is kept: few that have ended are of another scope. */
  private static final Condition OF_SCOPE_BY_THE_WAY =
      CONTINUUM_MEMORY.SCOPE.concat(inline("")).eq(value(CONTINUUM_MEMORY.SCOPE));

  private static final Condition NOT_PROTECTED = not(condition(CONTINUUM_MEMORY.RED_LINE));

  private final SQLDialect dialect;

  final IdLists weights;
  final Scoped strongest;
  final RenderedSql surprising;
  final RenderedSql stable;
  final Scoped ended;
  final Scoped idle;
  final Scoped leastImportant;
  final Scoped mostImportant;
  final RenderedSql redLined;
  final Scoped counts;
  final Scoped tallies;

  RankingSql(SQLDialect dialect) {
    this.dialect = dialect;
    this.weights =
        new IdLists(
            CONTINUUM_MEMORY.ID,
            ids -> render(DSL.select(WEIGHT).from(CONTINUUM_MEMORY).where(ids)));
    this.strongest = scoped(RankingSql::strongest);
    this.surprising =
        render(
            ids(OF_TIER)
                .and(CONTINUUM_MEMORY.SURPRISE_SCORE.gt(value(CONTINUUM_MEMORY.SURPRISE_SCORE)))
                .and(
                    CONTINUUM_MEMORY
                        .LAST_PROMOTION_AT
                        .isNull()
                        .or(
                            CONTINUUM_MEMORY.LAST_PROMOTION_AT.le(
                                value(CONTINUUM_MEMORY.LAST_PROMOTION_AT))))
                .orderBy(CONTINUUM_MEMORY.SURPRISE_SCORE.desc(), CONTINUUM_MEMORY.ID)
                .limit(limit()));
    this.stable =
        render(
            ids(OF_TIER)
                // The number is part of the text: the index knows only those.
                .and(CONTINUUM_MEMORY.UPDATE_COUNT.ge(inline(TierMove.MIN_UPDATES)))
                .and(
                    inline(1.0)
                        .minus(CONTINUUM_MEMORY.SURPRISE_SCORE)
                        .gt(value(CONTINUUM_MEMORY.SURPRISE_SCORE)))
                .orderBy(CONTINUUM_MEMORY.UPDATED_AT, CONTINUUM_MEMORY.ID)
                .limit(limit()));
    this.ended =
        inOrder(
            ofScope ->
                ids(ofScope)
                    .and(CONTINUUM_MEMORY.EXPIRES_AT.le(value(CONTINUUM_MEMORY.EXPIRES_AT)))
                    .orderBy(CONTINUUM_MEMORY.EXPIRES_AT, CONTINUUM_MEMORY.ID)
                    .limit(limit()));
    this.idle =
        inOrder(
            ofScope ->
                ids(ofScope)
                    .and(OF_TIER)
                    .and(CONTINUUM_MEMORY.UPDATED_AT.lt(value(CONTINUUM_MEMORY.UPDATED_AT)))
                    .and(NOT_PROTECTED)
                    .orderBy(CONTINUUM_MEMORY.UPDATED_AT, CONTINUUM_MEMORY.ID)
                    .limit(limit()));
    this.leastImportant =
        scoped(
            ofScope ->
                ids(ofScope)
                    .and(OF_TIER)
                    .and(NOT_PROTECTED)
                    .orderBy(
                        CONTINUUM_MEMORY.IMPORTANCE,
                        CONTINUUM_MEMORY.UPDATED_AT,
                        CONTINUUM_MEMORY.ID)
                    .limit(limit()));
    this.mostImportant =
        scoped(
            ofScope ->
                ids(ofScope)
                    .and(OF_TIER)
                    .orderBy(
                        CONTINUUM_MEMORY.IMPORTANCE.desc(),
                        CONTINUUM_MEMORY.UPDATED_AT.desc(),
                        CONTINUUM_MEMORY.ID.desc())
                    .limit(limit()));
    this.redLined =
        render(
            ids(condition(CONTINUUM_MEMORY.RED_LINE))
                .and(
                    DSL.row(CONTINUUM_MEMORY.CREATED_AT, CONTINUUM_MEMORY.ID)
                        .gt(value(CONTINUUM_MEMORY.CREATED_AT), value(CONTINUUM_MEMORY.ID)))
                .orderBy(CONTINUUM_MEMORY.CREATED_AT, CONTINUUM_MEMORY.ID)
                .limit(limit()));
    this.counts =
        scoped(
            ofScope ->
                DSL.select(CONTINUUM_MEMORY.TIER, DSL.count())
                    .from(CONTINUUM_MEMORY)
                    .where(ofScope)
                    .groupBy(CONTINUUM_MEMORY.TIER));
    this.tallies = scoped(RankingSql::tallies);
  }

  private static Query strongest(Condition ofScope) {
    return DSL.select(WEIGHT)
        .from(CONTINUUM_MEMORY)
        .where(ofScope)
        .and(OF_TIER)
        // Told so that the index is entered at the position, whatever the engine.
        .and(CONTINUUM_MEMORY.STRENGTH_KEY.le(value(CONTINUUM_MEMORY.STRENGTH_KEY)))
        .and(
            CONTINUUM_MEMORY
                .STRENGTH_KEY
                .lt(value(CONTINUUM_MEMORY.STRENGTH_KEY))
                .or(CONTINUUM_MEMORY.ID.gt(value(CONTINUUM_MEMORY.ID))))
        // The sum keeps the index on importance out of it: only that on strength is in order.
        .and(CONTINUUM_MEMORY.IMPORTANCE.plus(inline(0.0)).ge(value(CONTINUUM_MEMORY.IMPORTANCE)))
        .and(
            CONTINUUM_MEMORY
                .EXPIRES_AT
                .isNull()
                .or(CONTINUUM_MEMORY.EXPIRES_AT.gt(value(CONTINUUM_MEMORY.EXPIRES_AT))))
        .orderBy(CONTINUUM_MEMORY.STRENGTH_KEY.desc(), CONTINUUM_MEMORY.ID)
        .limit(limit());
  }

  private static Query tallies(Condition ofScope) {
    Field<Long> successes = CONTINUUM_MEMORY.SUCCESS_COUNT;
    Field<Long> failures = CONTINUUM_MEMORY.FAILURE_COUNT;
    return DSL.select(
            CONTINUUM_MEMORY.TIER,
            DSL.count(),
            avg(CONTINUUM_MEMORY.IMPORTANCE),
            avg(CONTINUUM_MEMORY.SURPRISE_SCORE),
            avg(CONTINUUM_MEMORY.CONSOLIDATION_SCORE),
            avg(
                when(successes.plus(failures).eq(inline(0L)), inline(0.5))
                    .otherwise(
                        successes
                            .cast(Double.class)
                            .div(successes.plus(failures).cast(Double.class)))),
            ifSo(successes.gt(failures)),
            ifSo(
                failures
                    .gt(successes)
                    .and(CONTINUUM_MEMORY.UPDATE_COUNT.gt(inline(TierTally.FORGOTTEN_AFTER)))),
            ifSo(CONTINUUM_MEMORY.CREATED_AT.ge(value(CONTINUUM_MEMORY.CREATED_AT))))
        .from(CONTINUUM_MEMORY)
        .where(ofScope)
        .groupBy(CONTINUUM_MEMORY.TIER);
  }

  private static Field<?> ifSo(Condition counted) {
    return sum(when(counted, inline(1)).otherwise(inline(0)));
  }

  private static SelectConditionStep<Record1<String>> ids(Condition wanted) {
    return DSL.select(CONTINUUM_MEMORY.ID).from(CONTINUUM_MEMORY).where(wanted);
  }

  private static Field<Integer> limit() {
    return param("limit", Integer.class);
  }

  private Scoped scoped(Function<Condition, Query> query) {
    return new Scoped(render(query.apply(noCondition())), render(query.apply(OF_SCOPE)));
  }

  private Scoped inOrder(Function<Condition, Query> query) {
    return new Scoped(render(query.apply(noCondition())), render(query.apply(OF_SCOPE_BY_THE_WAY)));
  }

  private RenderedSql render(Query query) {
    return RenderedSql.of(dialect, query);
  }

  /** A statement over all scopes, and one over the scope that is bound first. */
  record Scoped(RenderedSql everywhere, RenderedSql inScope) {
    RenderedSql of(boolean scope) {
      return scope ? inScope : everywhere;
    }
  }
}
