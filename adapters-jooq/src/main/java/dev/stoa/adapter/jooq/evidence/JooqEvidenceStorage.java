package dev.stoa.adapter.jooq.evidence;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.EvidenceStorage;

/** The ports of evidence on either engine. */
public interface JooqEvidenceStorage extends EvidenceStorage, JooqContextStorage {

  @Override
  default EvidenceItems evidenceItems() {
    return repository(JooqEvidenceItems.class, JooqEvidenceItems::new);
  }

  @Override
  default Citations citations() {
    return repository(JooqCitations.class, JooqCitations::new);
  }
}
