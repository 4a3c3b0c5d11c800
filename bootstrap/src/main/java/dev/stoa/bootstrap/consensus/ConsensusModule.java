package dev.stoa.bootstrap.consensus;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.consensus.ConsensusOperations;
import dev.stoa.application.consensus.MinorityOperations;
import dev.stoa.application.consensus.ProofOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.conversation.TokenCounter;

/** Provides the operations of consensus. */
public final class ConsensusModule extends AbstractModule {

  @Provides
  @Singleton
  private static ConsensusOperations consensus(Wiring wiring, TokenCounter counter) {
    return new ConsensusOperations(wiring.storage(), wiring.clock(), wiring.ids(), counter);
  }

  @Provides
  @Singleton
  private static MinorityOperations minority(Wiring wiring) {
    return new MinorityOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static ProofOperations proofs(Wiring wiring) {
    return new ProofOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
