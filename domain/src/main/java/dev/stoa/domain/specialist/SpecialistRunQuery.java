package dev.stoa.domain.specialist;

import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/**
 * A query for the runs of a specialist, newest first.
 *
 * @param user whose conversations they belong to; any user's without one
 */
public record SpecialistRunQuery(
    SpecialistName specialist, Option<UserId> user, PageRequest<TimePosition<RunId>> page)
    implements PagedQuery<TimePosition<RunId>, SpecialistRunQuery> {

  /** All runs of a specialist. */
  public static SpecialistRunQuery of(SpecialistName specialist) {
    return new SpecialistRunQuery(specialist, Option.none(), PageRequest.first());
  }

  /** Only runs that this user may see. */
  public SpecialistRunQuery seenBy(UserId wanted) {
    return new SpecialistRunQuery(specialist, Option.some(wanted), page);
  }

  @Override
  public SpecialistRunQuery page(PageRequest<TimePosition<RunId>> wanted) {
    return new SpecialistRunQuery(specialist, user, wanted);
  }
}
