package dev.stoa.actions.knowledge;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;

/** A domain with its number of entries. */
record ShownDomain(
    DomainPath domain,
    @Param("Entries of exactly this domain.") long here,
    @Param("Entries of this domain and those below it.") long total) {

  static ShownDomain of(DomainBranch branch) {
    return new ShownDomain(branch.path(), branch.here(), branch.total());
  }
}
