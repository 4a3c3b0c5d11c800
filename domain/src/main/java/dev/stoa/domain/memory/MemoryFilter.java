package dev.stoa.domain.memory;

import dev.stoa.domain.trust.Trust;
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
 */
public record MemoryFilter(
    Option<MemoryScope> scope,
    double minImportance,
    Option<Instant> aliveAt,
    Set<MemoryKind> kinds,
    boolean withResolved,
    Trust minTrust) {

  private static final Set<MemoryKind> EVERY_KIND = HashSet.of(MemoryKind.values());

  /** Of every kind, settled or not. */
  public MemoryFilter(Option<MemoryScope> scope, double minImportance, Option<Instant> aliveAt) {
    this(scope, minImportance, aliveAt, EVERY_KIND, true, Trust.QUARANTINED);
  }

  /** Every memory. */
  public static final MemoryFilter ALL = new MemoryFilter(Option.none(), 0, Option.none());

  /** Only those of this scope. */
  public MemoryFilter in(MemoryScope wanted) {
    return new MemoryFilter(
        Option.some(wanted), minImportance, aliveAt, kinds, withResolved, minTrust);
  }

  /** Only those of at least this importance. */
  public MemoryFilter minImportance(double least) {
    return new MemoryFilter(scope, least, aliveAt, kinds, withResolved, minTrust);
  }

  /** Only those that have not expired at this instant. */
  public MemoryFilter aliveAt(Instant instant) {
    return new MemoryFilter(
        scope, minImportance, Option.some(instant), kinds, withResolved, minTrust);
  }

  /** Whether a memory matches. */
  public boolean accepts(Memory memory) {
    return scope.forAll(memory.scope()::equals)
        && memory.importance() >= minImportance
        && !aliveAt.exists(memory.times()::isExpired)
        && kinds.contains(memory.labels().kind())
        && (withResolved || !memory.labels().resolved());
  }
}
