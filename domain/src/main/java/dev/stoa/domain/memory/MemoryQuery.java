package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;

/** A query for memories, the fast tier first and strongest first. */
public record MemoryQuery(
    MemoryFilter filter, Option<MemoryTier> tier, PageRequest<StrengthPosition> page)
    implements PagedQuery<StrengthPosition, MemoryQuery> {

  /** All memories. */
  public static MemoryQuery all() {
    return new MemoryQuery(MemoryFilter.ALL, Option.none(), PageRequest.first());
  }

  /** Only memories of this scope. */
  public MemoryQuery in(MemoryScope scope) {
    return new MemoryQuery(filter.in(scope), tier, page);
  }

  /** Only memories of this tier. */
  public MemoryQuery tier(MemoryTier wanted) {
    return new MemoryQuery(filter, Option.some(wanted), page);
  }

  /** Only memories of at least this importance. */
  public MemoryQuery minImportance(double least) {
    return new MemoryQuery(filter.minImportance(least), tier, page);
  }

  @Override
  public MemoryQuery page(PageRequest<StrengthPosition> wanted) {
    return new MemoryQuery(filter, tier, wanted);
  }
}
