package dev.stoa.domain.correction;

import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.ValidAt;
import io.vavr.control.Option;

/**
 * A query for corrections, newest first.
 *
 * @param valid when they are true
 * @param user whose conversations and projects those that do not apply everywhere belong to; any
 *     user's without one
 * @param where which metadata they have
 */
public record CorrectionPageQuery(
    Option<Discipline> domain,
    ValidAt valid,
    Option<UserId> user,
    Option<MetadataFilter> where,
    PageRequest<TimePosition<CorrectionId>> page)
    implements PagedQuery<TimePosition<CorrectionId>, CorrectionPageQuery> {

  /** Corrections that are true now. */
  public static CorrectionPageQuery holding() {
    return new CorrectionPageQuery(
        Option.none(), ValidAt.NOW, Option.none(), Option.none(), PageRequest.first());
  }

  /** All corrections, whenever they are true. */
  public static CorrectionPageQuery all() {
    return new CorrectionPageQuery(
        Option.none(), ValidAt.ALL, Option.none(), Option.none(), PageRequest.first());
  }

  /** Only corrections of this field. */
  public CorrectionPageQuery in(Discipline wanted) {
    return new CorrectionPageQuery(Option.some(wanted), valid, user, where, page);
  }

  /** Only corrections that this user may see. */
  public CorrectionPageQuery seenBy(UserId wanted) {
    return new CorrectionPageQuery(domain, valid, Option.some(wanted), where, page);
  }

  /** Only corrections with such metadata. */
  public CorrectionPageQuery where(MetadataFilter filter) {
    return new CorrectionPageQuery(domain, valid, user, Option.some(filter), page);
  }

  /** What is true then, instead of now. */
  public CorrectionPageQuery valid(ValidAt when) {
    return new CorrectionPageQuery(domain, when, user, where, page);
  }

  @Override
  public CorrectionPageQuery page(PageRequest<TimePosition<CorrectionId>> wanted) {
    return new CorrectionPageQuery(domain, valid, user, where, wanted);
  }
}
