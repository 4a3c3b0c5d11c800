package dev.stoa.testkit.consensus;

import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.consensus.Proofs;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of conclusions, dissents and proofs in memory. */
public interface InMemoryConsensusStorage extends ConsensusStorage {

  /** The fakes behind the ports. */
  Fakes consensusFakes();

  @Override
  default ConsensusEntries consensusEntries() {
    return consensusFakes().entries();
  }

  @Override
  default Dissents dissents() {
    return consensusFakes().dissents();
  }

  @Override
  default Proofs proofs() {
    return consensusFakes().proofs();
  }

  /** The fakes of one workspace. */
  record Fakes(ConsensusEntries entries, Dissents dissents, Proofs proofs) {

    public Fakes(InMemoryUnitOfWork unit) {
      this(new InMemoryConsensusEntries(unit), unit);
    }

    private Fakes(ConsensusEntries entries, InMemoryUnitOfWork unit) {
      this(entries, new InMemoryDissents(unit, entries), new InMemoryProofs(unit));
    }
  }
}
