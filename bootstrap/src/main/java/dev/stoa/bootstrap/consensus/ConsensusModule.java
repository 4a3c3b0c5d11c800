package dev.stoa.bootstrap.consensus;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.consensus.ConsensusOperations;
import dev.stoa.application.consensus.MinorityOperations;
import dev.stoa.application.consensus.ProofOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/**
 * Needs: Storage, InstantSource, IdSource. Provides: ConsensusOperations, MinorityOperations,
 * ProofOperations.
 */
public final class ConsensusModule extends AbstractModule {

  @Provides
  @Singleton
  public ConsensusOperations consensus(Storage storage, InstantSource clock, IdSource ids) {
    return new ConsensusOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public MinorityOperations minority(Storage storage, InstantSource clock, IdSource ids) {
    return new MinorityOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public ProofOperations proofs(Storage storage, InstantSource clock, IdSource ids) {
    return new ProofOperations(storage, clock, ids);
  }
}
