package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.ValidAt;
import io.vavr.control.Option;

/**
 * A query for the children of a path of the domain tree, in path order.
 *
 * @param parent the path; none for the top-level paths
 * @param show which entries count
 * @param valid when those are true that count
 */
public record BranchQuery(
    Option<DomainPath> parent, ArchiveFilter show, ValidAt valid, PageRequest<DomainPath> page)
    implements PagedQuery<DomainPath, BranchQuery> {

  /** The top-level paths, with their live entries that are true now. */
  public static BranchQuery top() {
    return new BranchQuery(Option.none(), ArchiveFilter.LIVE, ValidAt.NOW, PageRequest.first());
  }

  /** The children of this path. */
  public BranchQuery below(DomainPath path) {
    return new BranchQuery(Option.some(path), show, valid, page);
  }

  /** Counting entries that are live, archived, or both. */
  public BranchQuery within(ArchiveFilter wanted) {
    return new BranchQuery(parent, wanted, valid, page);
  }

  /** Counting entries that are true then. */
  public BranchQuery valid(ValidAt when) {
    return new BranchQuery(parent, show, when, page);
  }

  @Override
  public BranchQuery page(PageRequest<DomainPath> wanted) {
    return new BranchQuery(parent, show, valid, wanted);
  }
}
