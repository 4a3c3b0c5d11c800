package dev.stoa.domain.correction;

import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/**
 * A query for corrections, newest first.
 *
 * @param includeSuperseded whether those that no longer hold are listed too
 * @param user whose conversations and projects those that do not apply everywhere belong to; any
 *     user's without one
 */
public record CorrectionPageQuery(
    Option<Discipline> domain,
    boolean includeSuperseded,
    Option<UserId> user,
    PageRequest<TimePosition<CorrectionId>> page)
    implements PagedQuery<TimePosition<CorrectionId>, CorrectionPageQuery> {

  /** Corrections that hold. */
  public static CorrectionPageQuery holding() {
    return new CorrectionPageQuery(Option.none(), false, Option.none(), PageRequest.first());
  }

  /** All corrections, whether they hold or not. */
  public static CorrectionPageQuery all() {
    return new CorrectionPageQuery(Option.none(), true, Option.none(), PageRequest.first());
  }

  /** Only corrections of this field. */
  public CorrectionPageQuery in(Discipline wanted) {
    return new CorrectionPageQuery(Option.some(wanted), includeSuperseded, user, page);
  }

  /** Only corrections that this user may see. */
  public CorrectionPageQuery seenBy(UserId wanted) {
    return new CorrectionPageQuery(domain, includeSuperseded, Option.some(wanted), page);
  }

  @Override
  public CorrectionPageQuery page(PageRequest<TimePosition<CorrectionId>> wanted) {
    return new CorrectionPageQuery(domain, includeSuperseded, user, wanted);
  }
}
