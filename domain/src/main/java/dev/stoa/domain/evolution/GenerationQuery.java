package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;

/**
 * Asks for generations, newest first.
 *
 * @param page by sequence
 */
public record GenerationQuery(Option<GenerationStatus> status, PageRequest<Long> page)
    implements PagedQuery<Long, GenerationQuery> {

  /** Generations of every status. */
  public static GenerationQuery all() {
    return new GenerationQuery(Option.none(), PageRequest.first());
  }

  /** Only of this status. */
  public GenerationQuery status(GenerationStatus wanted) {
    return new GenerationQuery(Option.some(wanted), page);
  }

  @Override
  public GenerationQuery page(PageRequest<Long> wanted) {
    return new GenerationQuery(status, wanted);
  }
}
