package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static java.util.Objects.requireNonNull;

import dev.stoa.adapter.jooq.memory.RankingSql.Scoped;
import dev.stoa.adapter.jooq.rows.MetadataCondition;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowReader;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.trust.TrustedOnly;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryWeight;
import dev.stoa.domain.memory.StrengthPosition;
import dev.stoa.domain.memory.TierTally;
import dev.stoa.domain.memory.TierTallyBuilder;
import dev.stoa.domain.memory.TrustedWeight;
import dev.stoa.domain.trust.Trust;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import org.jooq.Field;

/** The ranks of memories, each by an index of {@code continuum_memory}. */
public final class JooqMemoryRanking implements MemoryRanking {

  /** Before every instant and above every key: used if no bound is given. */
  private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

  private static final double ABOVE_ALL = Double.MAX_VALUE;
  private static final String NO_TIER = "";

  private final JooqSession session;

  public JooqMemoryRanking(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<TrustedWeight> weights(
      Seq<MemoryId> ids, Trust minTrust, Option<Instant> validAt, Option<MetadataFilter> filter) {
    TrustedOnly trusted = TrustedOnly.of(minTrust);
    Option<MetadataCondition> where = where(filter);
    return ids.isEmpty()
        ? Vector.empty()
        : session.list(
            where
                .map(one -> RankingSql.weights(trusted, one.condition()))
                .getOrElse(() -> requireNonNull(RankingSql.WEIGHTS.get(trusted))),
            binds -> {
              binds.set(MemorySql.IDS, ids.map(MemoryId::value));
              trusted.bind(binds, minTrust);
              RankingSql.VALID.bind(binds, validAt);
              bind(binds, where);
            },
            JooqMemoryRanking::trusted);
  }

  @Override
  public Seq<MemoryWeight> strongest(
      MemoryTier tier, MemoryFilter filter, Option<StrengthPosition> after, int limit) {
    Option<MetadataCondition> where = where(filter.where());
    return this.<Double, MemoryWeight>merged(
        where.map(one -> RankingSql.strongest(one.condition())).getOrElse(RankingSql.STRONGEST),
        filter.scope(),
        binds -> {
          binds
              .set(CONTINUUM_MEMORY.TIER, tier.label())
              .set(RankingSql.KEY, after.map(StrengthPosition::key).getOrElse(ABOVE_ALL))
              .set(RankingSql.AFTER, after.map(position -> position.id().value()).getOrElse(""));
          filtered(binds, filter, limit);
          bind(binds, where);
        },
        row -> new Ranked<>(row.get(CONTINUUM_MEMORY.STRENGTH_KEY), weight(row)),
        Comparator.<Ranked<Double, MemoryWeight>, Double>comparing(Ranked::key)
            .reversed()
            .thenComparing(ranked -> ranked.item().id()),
        limit);
  }

  @Override
  public Seq<TrustedWeight> strongest(Set<MemoryTier> tiers, MemoryFilter filter, int limit) {
    TrustedOnly trusted = TrustedOnly.of(filter.minTrust());
    Option<MetadataCondition> where = where(filter.where());
    Scoped rank =
        where
            .map(one -> RankingSql.strongestOfTiers(trusted, one.condition()))
            .getOrElse(() -> requireNonNull(RankingSql.STRONGEST_OF_TIERS.get(trusted)));
    Binder binder =
        binds -> {
          trusted.bind(binds, filter.minTrust());
          Seq<MemoryTier> wanted = tiers.toVector();
          for (int i = 0; i < RankingSql.TIERS.size(); i++) {
            binds.set(RankingSql.TIERS.get(i), i < wanted.size() ? wanted.get(i).label() : NO_TIER);
          }
          binds.set(RankingSql.KEY, ABOVE_ALL).set(RankingSql.AFTER, "");
          filtered(binds, filter, limit);
          bind(binds, where);
        };
    Seq<TrustedWeight> found =
        session.list(
            rank.inScope,
            binds -> {
              binder.bind(binds);
              binds.set(
                  CONTINUUM_MEMORY.SCOPE, filter.scope().getOrElse(MemoryScope.SHARED).value());
            },
            JooqMemoryRanking::trusted);
    return filter.scope().isDefined()
        ? found
        : found.appendAll(session.list(rank.elsewhere, binder, JooqMemoryRanking::trusted));
  }

  private static Option<MetadataCondition> where(Option<MetadataFilter> filter) {
    return filter.map(one -> MetadataCondition.of(CONTINUUM_MEMORY.METADATA, one));
  }

  private static void bind(Binds binds, Option<MetadataCondition> where) throws SQLException {
    if (where.isDefined()) {
      where.get().bind(binds);
    }
  }

  @Override
  public Seq<MemoryId> ended(Option<MemoryScope> scope, Instant now, int limit) {
    return earliest(
        RankingSql.ENDED,
        scope,
        binds -> binds.set(RankingSql.SINCE, now),
        CONTINUUM_MEMORY.EXPIRES_AT,
        limit);
  }

  @Override
  public Seq<MemoryId> idle(MemoryTier tier, Option<MemoryScope> scope, Instant cutoff, int limit) {
    return earliest(
        RankingSql.IDLE,
        scope,
        binds -> binds.set(CONTINUUM_MEMORY.TIER, tier.label()).set(RankingSql.SINCE, cutoff),
        CONTINUUM_MEMORY.UPDATED_AT,
        limit);
  }

  @Override
  public Seq<MemoryId> surprising(MemoryTier tier, double above, Instant notSince, int limit) {
    return ids(
        RankingSql.SURPRISING,
        binds ->
            binds
                .set(CONTINUUM_MEMORY.TIER, tier.label())
                .set(RankingSql.ABOVE, above)
                .set(RankingSql.SINCE, notSince)
                .set(MemorySql.LIMIT, limit));
  }

  @Override
  public Seq<MemoryId> stable(MemoryTier tier, double above, int limit) {
    return ids(
        RankingSql.STABLE,
        binds ->
            binds
                .set(CONTINUUM_MEMORY.TIER, tier.label())
                .set(RankingSql.ABOVE, above)
                .set(MemorySql.LIMIT, limit));
  }

  @Override
  public Seq<MemoryId> leastImportant(MemoryTier tier, Option<MemoryScope> scope, int limit) {
    return byImportance(RankingSql.LEAST_IMPORTANT, tier, scope, limit);
  }

  @Override
  public Seq<MemoryId> mostImportant(MemoryTier tier, Option<MemoryScope> scope, int limit) {
    return byImportance(RankingSql.MOST_IMPORTANT, tier, scope, limit);
  }

  private Seq<MemoryId> byImportance(
      Scoped rank, MemoryTier tier, Option<MemoryScope> scope, int limit) {
    return ids(
        scope.isDefined() ? rank.inScope : rank.anywhere,
        binds ->
            scoped(
                binds.set(CONTINUUM_MEMORY.TIER, tier.label()).set(MemorySql.LIMIT, limit), scope));
  }

  @Override
  public Seq<MemoryId> redLined(Option<TimePosition<MemoryId>> after, int limit) {
    return RankingSql.OLDEST.page(session, RankingSql.RED_LINED, after, limit);
  }

  @Override
  public Map<MemoryTier, Long> counts(Option<MemoryScope> scope) {
    Map<MemoryTier, Long> found =
        session
            .list(
                scope.isDefined() ? RankingSql.COUNTS.inScope : RankingSql.COUNTS.anywhere,
                binds -> scoped(binds, scope),
                row ->
                    Tuple.of(
                        MemoryTier.labelled(row.get(CONTINUUM_MEMORY.TIER)),
                        row.get(RankingSql.MEMORIES)))
            .toMap(one -> one);
    return LinkedHashMap.ofEntries(
        List.of(MemoryTier.values())
            .map(tier -> new Tuple2<>(tier, found.get(tier).getOrElse(0L))));
  }

  @Override
  public Seq<TierTally> tallies(Option<MemoryScope> scope, Instant freshSince) {
    Seq<TierTally> found =
        session.list(
            scope.isDefined() ? RankingSql.TALLIES.inScope : RankingSql.TALLIES.anywhere,
            binds -> scoped(binds.set(RankingSql.SINCE, freshSince), scope),
            JooqMemoryRanking::tally);
    return List.of(MemoryTier.values())
        .map(tier -> found.find(one -> one.tier() == tier).getOrElse(() -> TierTally.none(tier)));
  }

  private Seq<MemoryId> earliest(
      Scoped rank, Option<MemoryScope> scope, Binder binder, Field<Instant> time, int limit) {
    return this.<Instant, MemoryId>merged(
        rank,
        scope,
        binds -> {
          binder.bind(binds);
          binds.set(MemorySql.LIMIT, limit);
        },
        row -> new Ranked<>(row.get(time), id(row)),
        Comparator.<Ranked<Instant, MemoryId>, Instant>comparing(Ranked::key)
            .thenComparing(Ranked::item),
        limit);
  }

  /** The first of the scope; without one, of the shared and of the other scopes taken together. */
  private <K, T> Seq<T> merged(
      Scoped rank,
      Option<MemoryScope> scope,
      Binder binder,
      RowReader<Ranked<K, T>> reader,
      Comparator<Ranked<K, T>> order,
      int limit) {
    Seq<Ranked<K, T>> found =
        session.list(
            rank.inScope,
            binds -> {
              binder.bind(binds);
              binds.set(CONTINUUM_MEMORY.SCOPE, scope.getOrElse(MemoryScope.SHARED).value());
            },
            reader);
    if (scope.isDefined()) {
      return found.map(Ranked::item);
    }
    return found
        .appendAll(session.list(rank.elsewhere, binder, reader))
        .sorted(order)
        .take(limit)
        .map(Ranked::item);
  }

  private Seq<MemoryId> ids(Statement statement, Binder binder) {
    return session.list(statement, binder, JooqMemoryRanking::id);
  }

  static MemoryId id(Row row) throws SQLException {
    return new MemoryId(row.get(CONTINUUM_MEMORY.ID));
  }

  private static void scoped(Binds binds, Option<MemoryScope> scope) throws SQLException {
    for (MemoryScope wanted : scope) {
      binds.set(CONTINUUM_MEMORY.SCOPE, wanted.value());
    }
  }

  private static TrustedWeight trusted(Row row) throws SQLException {
    return new TrustedWeight(weight(row), Trust.at(row.get(RankingSql.TRUST)));
  }

  static MemoryWeight weight(Row row) throws SQLException {
    return new MemoryWeight(
        id(row),
        MemoryTier.labelled(row.get(CONTINUUM_MEMORY.TIER)),
        row.get(CONTINUUM_MEMORY.IMPORTANCE),
        row.get(CONTINUUM_MEMORY.SURPRISE_SCORE),
        row.get(CONTINUUM_MEMORY.UPDATED_AT),
        Option.of(row.get(CONTINUUM_MEMORY.EXPIRES_AT)),
        MemoryKind.labelled(row.get(CONTINUUM_MEMORY.KIND)),
        row.get(CONTINUUM_MEMORY.RESOLVED));
  }

  private static void filtered(Binds binds, MemoryFilter filter, int limit) throws SQLException {
    binds
        .set(CONTINUUM_MEMORY.IMPORTANCE, filter.minImportance())
        .set(CONTINUUM_MEMORY.EXPIRES_AT, filter.aliveAt().getOrElse(EARLIEST))
        .set(RankingSql.KINDS, filter.kinds().map(MemoryKind::label).mkString(" "))
        .set(RankingSql.RESOLVED, filter.withResolved())
        .set(MemorySql.LIMIT, limit);
    RankingSql.VALID.bind(binds, filter.validAt());
  }

  private static TierTally tally(Row row) throws SQLException {
    return TierTallyBuilder.builder()
        .tier(MemoryTier.labelled(row.get(CONTINUUM_MEMORY.TIER)))
        .memories(row.get(RankingSql.MEMORIES))
        .meanImportance(row.get(RankingSql.MEAN_IMPORTANCE))
        .meanSurprise(row.get(RankingSql.MEAN_SURPRISE))
        .meanConsolidation(row.get(RankingSql.MEAN_CONSOLIDATION))
        .meanSuccessRate(row.get(RankingSql.MEAN_SUCCESS_RATE))
        .retained(row.get(RankingSql.RETAINED))
        .forgotten(row.get(RankingSql.FORGOTTEN))
        .fresh(row.get(RankingSql.FRESH))
        .build();
  }

  /** A row and what it is ranked by. */
  private record Ranked<K, T>(K key, T item) {}
}
