package dev.stoa.testkit.memory;

import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryWeight;
import dev.stoa.domain.memory.RedLinePosition;
import dev.stoa.domain.memory.StrengthPosition;
import dev.stoa.domain.memory.TierMove;
import dev.stoa.domain.memory.TierTally;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** The orders of memories, sorted anew for every question. */
public final class InMemoryMemoryRanking implements MemoryRanking {

  private static final Comparator<Memory> BY_ID = Comparator.comparing(Memory::id);
  private static final Comparator<Memory> BY_AGE =
      Comparator.<Memory, Instant>comparing(one -> one.times().updatedAt()).thenComparing(BY_ID);
  private static final Comparator<Memory> BY_IMPORTANCE =
      Comparator.comparingDouble(Memory::importance).thenComparing(BY_AGE);

  private final InMemoryMemories memories;

  public InMemoryMemoryRanking(InMemoryMemories memories) {
    this.memories = memories;
  }

  @Override
  public Seq<MemoryWeight> weights(Seq<MemoryId> ids) {
    return memories.find(ids.distinct()).map(Memory::weight);
  }

  @Override
  public Seq<MemoryWeight> strongest(
      MemoryTier tier, MemoryFilter filter, Option<StrengthPosition> after, int limit) {
    return memories
        .all()
        .filter(one -> one.tier() == tier && filter.accepts(one))
        .map(Memory::weight)
        .filter(one -> after.forAll(position -> isBehind(one, position)))
        .sorted(
            Comparator.comparingDouble(MemoryWeight::strengthKey)
                .reversed()
                .thenComparing(MemoryWeight::id))
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<MemoryWeight> strongest(Set<MemoryTier> tiers, MemoryFilter filter, int limit) {
    return tiers.toVector().flatMap(tier -> strongest(tier, filter, Option.none(), limit));
  }

  private static boolean isBehind(MemoryWeight one, StrengthPosition position) {
    return one.strengthKey() < position.key()
        || (one.strengthKey() == position.key() && one.id().compareTo(position.id()) > 0);
  }

  @Override
  public Seq<MemoryId> surprising(MemoryTier tier, double above, Instant notSince, int limit) {
    Comparator<Memory> bySurprise =
        Comparator.<Memory>comparingDouble(one -> one.experience().surprise()).reversed();
    return ids(
        bySurprise.thenComparing(BY_ID),
        limit,
        one ->
            one.tier() == tier
                && one.experience().surprise() > above
                && one.times().promotedAt().forAll(at -> !at.isAfter(notSince)));
  }

  @Override
  public Seq<MemoryId> stable(MemoryTier tier, double above, int limit) {
    return ids(
        BY_AGE,
        limit,
        one ->
            one.tier() == tier
                && one.experience().updates() >= TierMove.MIN_UPDATES
                && 1 - one.experience().surprise() > above);
  }

  @Override
  public Seq<MemoryId> ended(Option<MemoryScope> scope, Instant now, int limit) {
    return ids(
        Comparator.<Memory, Instant>comparing(one -> one.times().expiresAt().get())
            .thenComparing(BY_ID),
        limit,
        one -> isIn(one, scope) && one.times().isExpired(now));
  }

  @Override
  public Seq<MemoryId> idle(MemoryTier tier, Option<MemoryScope> scope, Instant cutoff, int limit) {
    return ids(
        BY_AGE,
        limit,
        one ->
            one.tier() == tier
                && isIn(one, scope)
                && !one.isProtected()
                && one.times().updatedAt().isBefore(cutoff));
  }

  @Override
  public Seq<MemoryId> leastImportant(MemoryTier tier, Option<MemoryScope> scope, int limit) {
    return ids(
        BY_IMPORTANCE, limit, one -> one.tier() == tier && isIn(one, scope) && !one.isProtected());
  }

  @Override
  public Seq<MemoryId> mostImportant(MemoryTier tier, Option<MemoryScope> scope, int limit) {
    return ids(BY_IMPORTANCE.reversed(), limit, one -> one.tier() == tier && isIn(one, scope));
  }

  @Override
  public Seq<MemoryId> redLined(Option<RedLinePosition> after, int limit) {
    Comparator<Memory> byBirth =
        Comparator.<Memory, Instant>comparing(one -> one.times().createdAt()).thenComparing(BY_ID);
    return ids(
        byBirth,
        limit,
        one -> one.isProtected() && after.forAll(position -> isYounger(one, position)));
  }

  private static boolean isYounger(Memory one, RedLinePosition position) {
    int order = one.times().createdAt().compareTo(position.createdAt());
    return order > 0 || (order == 0 && one.id().compareTo(position.id()) > 0);
  }

  @Override
  public Map<MemoryTier, Long> counts(Option<MemoryScope> scope) {
    return LinkedHashMap.ofEntries(
        List.of(MemoryTier.values())
            .map(tier -> new io.vavr.Tuple2<>(tier, (long) in(tier, scope).size())));
  }

  @Override
  public Seq<TierTally> tallies(Option<MemoryScope> scope, Instant freshSince) {
    return List.of(MemoryTier.values()).map(tier -> tally(tier, in(tier, scope), freshSince));
  }

  private static TierTally tally(MemoryTier tier, Seq<Memory> held, Instant freshSince) {
    if (held.isEmpty()) {
      return TierTally.none(tier);
    }
    return new TierTally(
        tier,
        held.size(),
        mean(held, Memory::importance),
        mean(held, one -> one.experience().surprise()),
        mean(held, one -> one.experience().consolidation()),
        mean(held, one -> one.experience().successRate()),
        held.count(one -> one.experience().successes() > one.experience().failures()),
        held.count(
            one ->
                one.experience().failures() > one.experience().successes()
                    && one.experience().updates() > TierTally.FORGOTTEN_AFTER),
        held.count(one -> !one.times().createdAt().isBefore(freshSince)));
  }

  private static double mean(Seq<Memory> held, ToDoubleFunction<Memory> of) {
    return held.map(of::applyAsDouble).sum().doubleValue() / held.size();
  }

  private Seq<Memory> in(MemoryTier tier, Option<MemoryScope> scope) {
    return memories.all().filter(one -> one.tier() == tier && isIn(one, scope));
  }

  private static boolean isIn(Memory one, Option<MemoryScope> scope) {
    return scope.forAll(one.scope()::equals);
  }

  private Seq<MemoryId> ids(Comparator<Memory> order, int limit, Predicate<Memory> wanted) {
    return memories.all().filter(wanted).sorted(order).take(limit).map(Memory::id).toVector();
  }
}
