package dev.stoa.adapter.jooq.consensus;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.consensus.Proofs;

/** The ports of conclusions, dissents and proofs on either engine. */
public interface JooqConsensusStorage extends ConsensusStorage, JooqContextStorage {

  @Override
  default ConsensusEntries consensusEntries() {
    return repository(JooqConsensusEntries.class, JooqConsensusEntries::new);
  }

  @Override
  default Dissents dissents() {
    return repository(JooqDissents.class, JooqDissents::new);
  }

  @Override
  default Proofs proofs() {
    return repository(JooqProofs.class, JooqProofs::new);
  }
}
