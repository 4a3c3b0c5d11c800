package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of conclusions, dissents and proofs. */
public interface ConsensusStorage extends ContextStorage {

  ConsensusEntries consensusEntries();

  Dissents dissents();

  Proofs proofs();
}
