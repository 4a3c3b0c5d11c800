package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.ValidAt;
import io.vavr.control.Option;

/**
 * A query for memories, the fast tier first and strongest first.
 *
 * @param valid when they are true
 */
public record MemoryQuery(
    MemoryFilter filter, Option<MemoryTier> tier, ValidAt valid, PageRequest<StrengthPosition> page)
    implements PagedQuery<StrengthPosition, MemoryQuery> {

  /** All memories that are true now. */
  public static MemoryQuery all() {
    return new MemoryQuery(MemoryFilter.ALL, Option.none(), ValidAt.NOW, PageRequest.first());
  }

  /** Only memories of this scope. */
  public MemoryQuery in(MemoryScope scope) {
    return new MemoryQuery(filter.in(scope), tier, valid, page);
  }

  /** Only memories of this tier. */
  public MemoryQuery tier(MemoryTier wanted) {
    return new MemoryQuery(filter, Option.some(wanted), valid, page);
  }

  /** Only memories of at least this importance. */
  public MemoryQuery minImportance(double least) {
    return new MemoryQuery(filter.minImportance(least), tier, valid, page);
  }

  /** Only memories with such metadata. */
  public MemoryQuery where(MetadataFilter wanted) {
    return new MemoryQuery(filter.where(Option.some(wanted)), tier, valid, page);
  }

  /** What is true then, instead of now. */
  public MemoryQuery valid(ValidAt when) {
    return new MemoryQuery(filter, tier, when, page);
  }

  @Override
  public MemoryQuery page(PageRequest<StrengthPosition> wanted) {
    return new MemoryQuery(filter, tier, valid, wanted);
  }
}
