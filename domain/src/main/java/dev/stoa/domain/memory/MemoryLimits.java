package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Page;
import io.vavr.control.Option;

/**
 * The limits of tiers, and which memories they are for.
 *
 * @param scope only memories of this scope
 * @param batch how many are archived at once
 */
public record MemoryLimits(Option<MemoryScope> scope, TierLimits tiers, int batch) {

  /** Refuses a batch that is too large. */
  public MemoryLimits {
    Page.checkedSize(batch);
  }

  /** Limits for the memories of every scope. */
  public static MemoryLimits of(TierLimits tiers) {
    return new MemoryLimits(Option.none(), tiers, Page.MAX_SIZE);
  }

  /** For memories of this scope only. */
  public MemoryLimits in(MemoryScope only) {
    return new MemoryLimits(Option.some(only), tiers, batch);
  }

  /** With at most this number archived at once. */
  public MemoryLimits batch(int most) {
    return new MemoryLimits(scope, tiers, most);
  }
}
