package dev.stoa.testkit.evidence;

import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of evidence in memory. */
public interface InMemoryEvidenceStorage extends EvidenceStorage {

  /** The fakes behind the ports. */
  Fakes evidenceFakes();

  @Override
  default EvidenceItems evidenceItems() {
    return evidenceFakes().items();
  }

  @Override
  default Citations citations() {
    return evidenceFakes().citations();
  }

  /** The fakes of one workspace. */
  record Fakes(EvidenceItems items, Citations citations) {

    /** With the index that must hear when evidence is removed. */
    public Fakes(InMemoryUnitOfWork unit, TextIndex index) {
      this(new InMemoryCitations(unit), unit, index);
    }

    private Fakes(InMemoryCitations citations, InMemoryUnitOfWork unit, TextIndex index) {
      this(citations.over(new InMemoryEvidenceItems(unit, citations, index)), citations);
    }
  }
}
