package dev.stoa.adapter.jooq.memory;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryWeight;
import dev.stoa.domain.memory.RedLinePosition;
import dev.stoa.domain.memory.StrengthPosition;
import dev.stoa.domain.memory.TierTally;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** The ranks of memories, each by an index of {@code continuum_memory}. */
public final class JooqMemoryRanking implements MemoryRanking {

  /** Before every instant and above every key there is: what stands for not asking. */
  private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

  private static final double ABOVE_ALL = Double.MAX_VALUE;

  private final JooqSession session;
  private final RankingSql sql;

  public JooqMemoryRanking(JooqSession session) {
    this.session = session;
    this.sql = new RankingSql(session.dialect().sql());
  }

  @Override
  public Seq<MemoryWeight> weights(Seq<MemoryId> ids) {
    return ids.distinct()
        .grouped(IdLists.CHUNK)
        .<MemoryWeight>flatMap(
            chunk ->
                session.list(
                    sql.weights.of(chunk),
                    binds -> IdLists.bind(binds, chunk),
                    JooqMemoryRanking::weight))
        .toVector();
  }

  @Override
  public Seq<MemoryWeight> strongest(
      MemoryTier tier, MemoryFilter filter, Option<StrengthPosition> after, int limit) {
    double key = after.map(StrengthPosition::key).getOrElse(ABOVE_ALL);
    return session.list(
        sql.strongest.of(filter.scope().isDefined()),
        binds ->
            scope(binds, filter.scope())
                .text(tier.label())
                .real(key)
                .real(key)
                .text(after.map(position -> position.id().value()).getOrElse(""))
                .real(filter.minImportance())
                .instant(filter.aliveAt().getOrElse(EARLIEST))
                .number(limit),
        JooqMemoryRanking::weight);
  }

  @Override
  public Seq<MemoryId> surprising(MemoryTier tier, double above, Instant notSince, int limit) {
    return ids(
        sql.surprising,
        binds -> binds.text(tier.label()).real(above).instant(notSince).number(limit));
  }

  @Override
  public Seq<MemoryId> stable(MemoryTier tier, double above, int limit) {
    return ids(sql.stable, binds -> binds.text(tier.label()).real(above).number(limit));
  }

  @Override
  public Seq<MemoryId> ended(Option<MemoryScope> scope, Instant now, int limit) {
    return ids(
        sql.ended.of(scope.isDefined()), binds -> scope(binds, scope).instant(now).number(limit));
  }

  @Override
  public Seq<MemoryId> idle(MemoryTier tier, Option<MemoryScope> scope, Instant cutoff, int limit) {
    return ids(
        sql.idle.of(scope.isDefined()),
        binds -> scope(binds, scope).text(tier.label()).instant(cutoff).number(limit));
  }

  @Override
  public Seq<MemoryId> leastImportant(MemoryTier tier, Option<MemoryScope> scope, int limit) {
    return ids(
        sql.leastImportant.of(scope.isDefined()),
        binds -> scope(binds, scope).text(tier.label()).number(limit));
  }

  @Override
  public Seq<MemoryId> mostImportant(MemoryTier tier, Option<MemoryScope> scope, int limit) {
    return ids(
        sql.mostImportant.of(scope.isDefined()),
        binds -> scope(binds, scope).text(tier.label()).number(limit));
  }

  @Override
  public Seq<MemoryId> redLined(Option<RedLinePosition> after, int limit) {
    return ids(
        sql.redLined,
        binds ->
            binds
                .instant(after.map(RedLinePosition::createdAt).getOrElse(EARLIEST))
                .text(after.map(position -> position.id().value()).getOrElse(""))
                .number(limit));
  }

  @Override
  public Map<MemoryTier, Long> counts(Option<MemoryScope> scope) {
    Map<MemoryTier, Long> found =
        session
            .list(
                sql.counts.of(scope.isDefined()),
                binds -> scope(binds, scope),
                row -> Tuple.of(MemoryTier.labelled(row.text(1)), row.number(2)))
            .toMap(one -> one);
    return LinkedHashMap.ofEntries(
        List.of(MemoryTier.values())
            .map(tier -> new Tuple2<>(tier, found.get(tier).getOrElse(0L))));
  }

  @Override
  public Seq<TierTally> tallies(Option<MemoryScope> scope, Instant freshSince) {
    Seq<TierTally> found =
        session.list(
            sql.tallies.of(scope.isDefined()),
            // What is counted is told before what is asked for.
            binds -> scope(binds.instant(freshSince), scope),
            JooqMemoryRanking::tally);
    return List.of(MemoryTier.values())
        .map(tier -> found.find(one -> one.tier() == tier).getOrElse(() -> TierTally.none(tier)));
  }

  private Seq<MemoryId> ids(RenderedSql statement, Binder binder) {
    return session.list(statement, binder, row -> new MemoryId(row.text(1)));
  }

  private static Binds scope(Binds binds, Option<MemoryScope> scope) throws SQLException {
    for (MemoryScope wanted : scope) {
      binds.text(wanted.value());
    }
    return binds;
  }

  private static MemoryWeight weight(Row row) throws SQLException {
    return new MemoryWeight(
        new MemoryId(row.text(1)),
        MemoryTier.labelled(row.text(2)),
        row.real(3),
        row.real(4),
        row.instant(5),
        Option.of(row.instant(6)));
  }

  private static TierTally tally(Row row) throws SQLException {
    return new TierTally(
        MemoryTier.labelled(row.text(1)),
        row.number(2),
        row.real(3),
        row.real(4),
        row.real(5),
        row.real(6),
        row.number(7),
        row.number(8),
        row.number(9));
  }
}
