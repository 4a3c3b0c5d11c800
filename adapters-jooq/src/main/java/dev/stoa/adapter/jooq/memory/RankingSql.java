package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemorySql.LIMIT;
import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static org.jooq.impl.DSL.avg;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.not;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.trust.TrustedOnly;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierMove;
import dev.stoa.domain.memory.TierTally;
import dev.stoa.domain.trust.ItemKind;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.QueryPart;
import org.jooq.Record2;
import org.jooq.SelectConditionStep;
import org.jooq.SelectJoinStep;
import org.jooq.impl.DSL;

/** The ranks of memories; each goes along an index. */
final class RankingSql {

  static final Param<Double> KEY = Params.named("key", CONTINUUM_MEMORY.STRENGTH_KEY);
  static final Param<String> AFTER = MemorySql.AFTER;

  /** The requested tiers, one per parameter. */
  static final List<Param<String>> TIERS =
      IntStream.range(0, MemoryTier.values().length)
          .mapToObj(i -> Params.named("tier" + i, CONTINUUM_MEMORY.TIER))
          .toList();

  static final Param<Double> ABOVE = Params.named("above", CONTINUUM_MEMORY.SURPRISE_SCORE);
  static final Param<Instant> SINCE = Params.named("since", CONTINUUM_MEMORY.UPDATED_AT);

  /** How far a memory is trusted. */
  static final Field<Long> TRUST = TrustedOnly.trust().as("trusted");

  static final List<Field<?>> WEIGHT =
      List.of(
          CONTINUUM_MEMORY.ID,
          CONTINUUM_MEMORY.TIER,
          CONTINUUM_MEMORY.IMPORTANCE,
          CONTINUUM_MEMORY.SURPRISE_SCORE,
          CONTINUUM_MEMORY.UPDATED_AT,
          CONTINUUM_MEMORY.EXPIRES_AT,
          CONTINUUM_MEMORY.STRENGTH_KEY,
          CONTINUUM_MEMORY.KIND,
          CONTINUUM_MEMORY.RESOLVED);

  private static final List<Field<?>> TRUSTED_WEIGHT =
      Stream.concat(WEIGHT.stream(), Stream.of(TRUST)).toList();

  /** The labels of the requested kinds, one after the other: none is part of another. */
  static final Param<String> KINDS = Params.named("kinds", CONTINUUM_MEMORY.KIND);

  /** Whether settled memories are requested too. */
  static final Param<Boolean> RESOLVED = Params.named("resolved", CONTINUUM_MEMORY.RESOLVED);

  static final Field<Long> MEMORIES = DSL.count().cast(Long.class).as("memories");
  static final Field<Double> MEAN_IMPORTANCE = mean("importance", CONTINUUM_MEMORY.IMPORTANCE);
  static final Field<Double> MEAN_SURPRISE = mean("surprise", CONTINUUM_MEMORY.SURPRISE_SCORE);
  static final Field<Double> MEAN_CONSOLIDATION =
      mean("consolidation", CONTINUUM_MEMORY.CONSOLIDATION_SCORE);
  static final Field<Double> MEAN_SUCCESS_RATE = mean("success_rate", successRate());
  static final Field<Long> RETAINED =
      many("retained", CONTINUUM_MEMORY.SUCCESS_COUNT.gt(CONTINUUM_MEMORY.FAILURE_COUNT));
  static final Field<Long> FORGOTTEN =
      many(
          "forgotten",
          CONTINUUM_MEMORY
              .FAILURE_COUNT
              .gt(CONTINUUM_MEMORY.SUCCESS_COUNT)
              .and(CONTINUUM_MEMORY.UPDATE_COUNT.gt(inline(TierTally.FORGOTTEN_AFTER))));
  static final Field<Long> FRESH = many("fresh", CONTINUUM_MEMORY.CREATED_AT.ge(SINCE));

  private static final Condition OF_TIER =
      CONTINUUM_MEMORY.TIER.eq(Params.of(CONTINUUM_MEMORY.TIER));
  private static final Condition OF_SCOPE =
      CONTINUUM_MEMORY.SCOPE.eq(Params.of(CONTINUUM_MEMORY.SCOPE));

  /** As the indexes of the other scopes spell it. */
  private static final Condition ELSEWHERE =
      CONTINUUM_MEMORY.SCOPE.ne(inline(MemoryScope.SHARED.value()));

  private static final Condition NOT_PROTECTED = not(condition(CONTINUUM_MEMORY.RED_LINE));

  static final ValidTimes VALID =
      ValidTimes.in(CONTINUUM_MEMORY.VALID_FROM, CONTINUUM_MEMORY.VALID_UNTIL);

  /** As origins name a memory. */
  static final Field<String> MEMORY_ITEM = TrustedOnly.item(ItemKind.MEMORY, CONTINUUM_MEMORY.ID);

  static final Scoped STRONGEST = strongest(noCondition());

  /** Of as many tiers as there are, each in the place it is bound to. */
  static final Map<TrustedOnly, Scoped> STRONGEST_OF_TIERS =
      TrustedOnly.each(trusted -> strongestOfTiers(trusted, noCondition()));

  static final Map<TrustedOnly, Statement> WEIGHTS =
      TrustedOnly.each(trusted -> weights(trusted, noCondition()));

  static final Scoped ENDED =
      new Scoped(
          scope ->
              timed(CONTINUUM_MEMORY.EXPIRES_AT, scope)
                  .and(CONTINUUM_MEMORY.EXPIRES_AT.le(SINCE))
                  .orderBy(CONTINUUM_MEMORY.EXPIRES_AT, CONTINUUM_MEMORY.ID)
                  .limit(LIMIT));
  static final Scoped IDLE =
      new Scoped(
          scope ->
              timed(CONTINUUM_MEMORY.UPDATED_AT, scope)
                  .and(OF_TIER)
                  .and(CONTINUUM_MEMORY.UPDATED_AT.lt(SINCE))
                  .and(NOT_PROTECTED)
                  .orderBy(CONTINUUM_MEMORY.UPDATED_AT, CONTINUUM_MEMORY.ID)
                  .limit(LIMIT));
  static final Statement SURPRISING =
      Statement.of(
          () ->
              ids(OF_TIER)
                  // Part of the text, because the index holds only those, and spelt as it is.
                  .and(
                      condition(
                          "{0} > " + HyperParameters.LEAST_THRESHOLD,
                          CONTINUUM_MEMORY.SURPRISE_SCORE))
                  .and(CONTINUUM_MEMORY.SURPRISE_SCORE.gt(ABOVE))
                  .and(
                      CONTINUUM_MEMORY
                          .LAST_PROMOTION_AT
                          .isNull()
                          .or(CONTINUUM_MEMORY.LAST_PROMOTION_AT.le(SINCE)))
                  .orderBy(CONTINUUM_MEMORY.SURPRISE_SCORE.desc(), CONTINUUM_MEMORY.ID)
                  .limit(LIMIT));
  static final Statement STABLE =
      Statement.of(
          () ->
              ids(OF_TIER)
                  // Part of the text, because the index holds only those.
                  .and(CONTINUUM_MEMORY.UPDATE_COUNT.ge(inline(TierMove.MIN_UPDATES)))
                  .and(inline(1.0).minus(CONTINUUM_MEMORY.SURPRISE_SCORE).gt(ABOVE))
                  .orderBy(CONTINUUM_MEMORY.UPDATED_AT, CONTINUUM_MEMORY.ID)
                  .limit(LIMIT));

  /** These two read the part of an index that has the tier; so does counting, which comes first. */
  static final Scoped LEAST_IMPORTANT =
      new Scoped(
          scope ->
              ids(scope)
                  .and(OF_TIER)
                  .and(NOT_PROTECTED)
                  .orderBy(
                      CONTINUUM_MEMORY.IMPORTANCE, CONTINUUM_MEMORY.UPDATED_AT, CONTINUUM_MEMORY.ID)
                  .limit(LIMIT));

  static final Scoped MOST_IMPORTANT =
      new Scoped(
          scope ->
              ids(scope)
                  .and(OF_TIER)
                  .orderBy(
                      CONTINUUM_MEMORY.IMPORTANCE.desc(),
                      CONTINUUM_MEMORY.UPDATED_AT.desc(),
                      CONTINUUM_MEMORY.ID.desc())
                  .limit(LIMIT));
  static final Pages<TimePosition<MemoryId>, MemoryId> OLDEST =
      Rows.of(CONTINUUM_MEMORY, JooqMemoryRanking::id)
          .generated(CONTINUUM_MEMORY.ID)
          .pages(Order.oldestFirst(CONTINUUM_MEMORY.CREATED_AT, CONTINUUM_MEMORY.ID));
  static final Filters RED_LINED =
      Filters.NONE.and(Filter.of(condition(CONTINUUM_MEMORY.RED_LINE)));
  static final Scoped COUNTS =
      new Scoped(
          scope ->
              select(CONTINUUM_MEMORY.TIER, MEMORIES)
                  .from(CONTINUUM_MEMORY)
                  .where(scope)
                  .groupBy(CONTINUUM_MEMORY.TIER));
  static final Scoped TALLIES =
      new Scoped(
          scope ->
              select(
                      CONTINUUM_MEMORY.TIER,
                      MEMORIES,
                      MEAN_IMPORTANCE,
                      MEAN_SURPRISE,
                      MEAN_CONSOLIDATION,
                      MEAN_SUCCESS_RATE,
                      RETAINED,
                      FORGOTTEN,
                      FRESH)
                  .from(CONTINUUM_MEMORY)
                  .where(scope)
                  .groupBy(CONTINUUM_MEMORY.TIER));

  private RankingSql() {}

  /** One tier, of those with such metadata. */
  static Scoped strongest(Condition where) {
    return new Scoped(
        scope -> strongest(select(WEIGHT).from(CONTINUUM_MEMORY), scope.and(where), OF_TIER));
  }

  static Scoped strongestOfTiers(TrustedOnly trusted, Condition where) {
    return new Scoped(scope -> strongestOfTiers(scope.and(trusted.joined()).and(where)));
  }

  static Statement weights(TrustedOnly trusted, Condition where) {
    return Statement.of(
        () ->
            withTrust()
                .where(MemorySql.IDS.contains(CONTINUUM_MEMORY.ID))
                .and(VALID.included())
                .and(trusted.joined())
                .and(where));
  }

  /** One statement, because every statement of a unit that reads is a separate transaction. */
  private static Query strongestOfTiers(Condition scope) {
    List<QueryPart> tiers =
        TIERS.stream()
            .<QueryPart>map(tier -> strongest(withTrust(), scope, CONTINUUM_MEMORY.TIER.eq(tier)))
            .toList();
    String each =
        IntStream.range(0, tiers.size())
            .mapToObj(i -> "select * from ({" + i + "}) t" + i)
            .collect(Collectors.joining(" union all "));
    return DSL.resultQuery(each, tiers.toArray(QueryPart[]::new)).coerce(TRUSTED_WEIGHT);
  }

  private static SelectJoinStep<?> withTrust() {
    return select(TRUSTED_WEIGHT)
        .from(CONTINUUM_MEMORY)
        .leftJoin(ORIGINS)
        .on(ORIGINS.ITEM.eq(MEMORY_ITEM));
  }

  private static Query strongest(SelectJoinStep<?> weights, Condition scope, Condition ofTier) {
    return weights
        .where(scope)
        .and(ofTier)
        // Stated as well, so that either engine enters the index at the position.
        .and(CONTINUUM_MEMORY.STRENGTH_KEY.le(KEY))
        .and(CONTINUUM_MEMORY.STRENGTH_KEY.lt(KEY).or(CONTINUUM_MEMORY.ID.gt(AFTER)))
        .and(CONTINUUM_MEMORY.IMPORTANCE.ge(Params.of(CONTINUUM_MEMORY.IMPORTANCE)))
        .and(
            CONTINUUM_MEMORY
                .EXPIRES_AT
                .isNull()
                .or(CONTINUUM_MEMORY.EXPIRES_AT.gt(Params.of(CONTINUUM_MEMORY.EXPIRES_AT))))
        .and(DSL.position(KINDS, CONTINUUM_MEMORY.KIND).gt(inline(0)))
        .and(CONTINUUM_MEMORY.RESOLVED.le(RESOLVED))
        .and(VALID.included())
        .orderBy(CONTINUUM_MEMORY.STRENGTH_KEY.desc(), CONTINUUM_MEMORY.ID)
        .limit(LIMIT);
  }

  private static SelectConditionStep<Record2<Instant, String>> timed(
      Field<Instant> time, Condition wanted) {
    return select(time, CONTINUUM_MEMORY.ID).from(CONTINUUM_MEMORY).where(wanted);
  }

  private static SelectConditionStep<?> ids(Condition wanted) {
    return select(CONTINUUM_MEMORY.ID).from(CONTINUUM_MEMORY).where(wanted);
  }

  /** As {@link Experience#successRate} says it of one memory. */
  private static Field<Double> successRate() {
    Field<Double> successes = CONTINUUM_MEMORY.SUCCESS_COUNT.cast(Double.class);
    Field<Double> outcomes =
        CONTINUUM_MEMORY.SUCCESS_COUNT.plus(CONTINUUM_MEMORY.FAILURE_COUNT).cast(Double.class);
    return when(outcomes.eq(inline(0.0)), inline(Experience.NONE.successRate()))
        .otherwise(successes.div(outcomes));
  }

  private static Field<Double> mean(String name, Field<Double> column) {
    return avg(column).cast(Double.class).as(name);
  }

  private static Field<Long> many(String name, Condition counted) {
    return sum(when(counted, inline(1L)).otherwise(inline(0L))).cast(Long.class).as(name);
  }

  /** A statement over one scope, over all but the shared one, and over all. */
  static final class Scoped {

    final Statement inScope;
    final Statement elsewhere;
    final Statement anywhere;

    Scoped(Function<Condition, Query> query) {
      this.inScope = Statement.of(() -> query.apply(OF_SCOPE));
      this.elsewhere = Statement.of(() -> query.apply(ELSEWHERE));
      this.anywhere = Statement.of(() -> query.apply(noCondition()));
    }
  }
}
