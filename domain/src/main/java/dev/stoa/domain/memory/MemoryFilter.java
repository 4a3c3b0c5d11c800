package dev.stoa.domain.memory;

import io.vavr.control.Option;
import java.time.Instant;

/**
 * Which memories a reader wants; what is left out does not matter.
 *
 * @param aliveAt only those that had not ended then
 */
public record MemoryFilter(
    Option<MemoryScope> scope, double minImportance, Option<Instant> aliveAt) {

  /** Every memory. */
  public static final MemoryFilter ALL = new MemoryFilter(Option.none(), 0, Option.none());

  /** Only those of this scope. */
  public MemoryFilter in(MemoryScope wanted) {
    return new MemoryFilter(Option.some(wanted), minImportance, aliveAt);
  }

  /** Whether a memory is wanted. */
  public boolean accepts(Memory memory) {
    return scope.forAll(memory.scope()::equals)
        && memory.importance() >= minImportance
        && !aliveAt.exists(memory.times()::isExpired);
  }
}
