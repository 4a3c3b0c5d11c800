package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.trust.Trust;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A filter for memories.
 *
 * @param aliveAt only those not expired at this instant
 * @param kinds only those of these kinds
 * @param withResolved whether settled ones match too
 * @param minTrust none that is trusted less
 * @param validAt only those that are true at this instant
 * @param where only those with such metadata
 */
@RecordBuilder
public record MemoryFilter(
    Option<MemoryScope> scope,
    double minImportance,
    Option<Instant> aliveAt,
    Set<MemoryKind> kinds,
    boolean withResolved,
    Trust minTrust,
    Option<Instant> validAt,
    Option<MetadataFilter> where) {

  private static final Set<MemoryKind> EVERY_KIND = HashSet.of(MemoryKind.values());

  /** Of every kind, settled or not. */
  public MemoryFilter(Option<MemoryScope> scope, double minImportance, Option<Instant> aliveAt) {
    this(
        scope,
        minImportance,
        aliveAt,
        EVERY_KIND,
        true,
        Trust.QUARANTINED,
        Option.none(),
        Option.none());
  }

  /** Every memory. */
  public static final MemoryFilter ALL = new MemoryFilter(Option.none(), 0, Option.none());

  /** Only those of this scope. */
  public MemoryFilter in(MemoryScope wanted) {
    return MemoryFilterBuilder.from(this).scope(Option.some(wanted)).build();
  }

  /** Only those of at least this importance. */
  public MemoryFilter minImportance(double least) {
    return MemoryFilterBuilder.from(this).minImportance(least).build();
  }

  /** Only those that have not expired at this instant. */
  public MemoryFilter aliveAt(Instant instant) {
    return MemoryFilterBuilder.from(this).aliveAt(Option.some(instant)).build();
  }

  /** Only those that are true at this instant, if one is given. */
  public MemoryFilter validAt(Option<Instant> instant) {
    return MemoryFilterBuilder.from(this).validAt(instant).build();
  }

  /** Only those with such metadata, if a filter is given. */
  public MemoryFilter where(Option<MetadataFilter> filter) {
    return MemoryFilterBuilder.from(this).where(filter).build();
  }

  /** Whether a memory matches. */
  public boolean accepts(Memory memory) {
    return scope.forAll(memory.scope()::equals)
        && memory.importance() >= minImportance
        && !aliveAt.exists(memory.times()::isExpired)
        && kinds.contains(memory.labels().kind())
        && (withResolved || !memory.labels().resolved())
        && validAt.forAll(memory.validity()::includes)
        && where.forAll(filter -> filter.accepts(memory.metadata()));
  }
}
