package dev.stoa.domain.memory;

import io.vavr.control.Option;
import java.time.Instant;

/**
 * A filter for memories.
 *
 * @param aliveAt only those not expired at this instant
 */
public record MemoryFilter(
    Option<MemoryScope> scope, double minImportance, Option<Instant> aliveAt) {

  /** Every memory. */
  public static final MemoryFilter ALL = new MemoryFilter(Option.none(), 0, Option.none());

  /** Only those of this scope. */
  public MemoryFilter in(MemoryScope wanted) {
    return new MemoryFilter(Option.some(wanted), minImportance, aliveAt);
  }

  /** Only those of at least this importance. */
  public MemoryFilter minImportance(double least) {
    return new MemoryFilter(scope, least, aliveAt);
  }

  /** Only those that have not expired at this instant. */
  public MemoryFilter aliveAt(Instant instant) {
    return new MemoryFilter(scope, minImportance, Option.some(instant));
  }

  /** Whether a memory matches. */
  public boolean accepts(Memory memory) {
    return scope.forAll(memory.scope()::equals)
        && memory.importance() >= minImportance
        && !aliveAt.exists(memory.times()::isExpired);
  }
}
