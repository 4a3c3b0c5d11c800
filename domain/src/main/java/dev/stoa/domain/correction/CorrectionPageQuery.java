package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/**
 * A query for corrections, newest first.
 *
 * @param includeSuperseded whether those that no longer hold are listed too
 */
public record CorrectionPageQuery(
    Option<Discipline> domain,
    boolean includeSuperseded,
    PageRequest<TimePosition<CorrectionId>> page)
    implements PagedQuery<TimePosition<CorrectionId>, CorrectionPageQuery> {

  /** Corrections that hold. */
  public static CorrectionPageQuery holding() {
    return new CorrectionPageQuery(Option.none(), false, PageRequest.first());
  }

  /** All corrections, whether they hold or not. */
  public static CorrectionPageQuery all() {
    return new CorrectionPageQuery(Option.none(), true, PageRequest.first());
  }

  /** Only corrections of this field. */
  public CorrectionPageQuery in(Discipline wanted) {
    return new CorrectionPageQuery(Option.some(wanted), includeSuperseded, page);
  }

  @Override
  public CorrectionPageQuery page(PageRequest<TimePosition<CorrectionId>> wanted) {
    return new CorrectionPageQuery(domain, includeSuperseded, wanted);
  }
}
