package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/** A query for proofs, newest first. */
public record ProofQuery(Option<ProofStatus> status, PageRequest<TimePosition<ProofId>> page)
    implements PagedQuery<TimePosition<ProofId>, ProofQuery> {

  /** All proofs. */
  public static ProofQuery all() {
    return new ProofQuery(Option.none(), PageRequest.first());
  }

  /** Only proofs of this status. */
  public ProofQuery of(ProofStatus wanted) {
    return new ProofQuery(Option.some(wanted), page);
  }

  @Override
  public ProofQuery page(PageRequest<TimePosition<ProofId>> wanted) {
    return new ProofQuery(status, wanted);
  }
}
