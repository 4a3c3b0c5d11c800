package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of evidence. */
public interface EvidenceStorage extends ContextStorage {

  EvidenceItems evidenceItems();

  Citations citations();
}
