package dev.stoa.bootstrap.evidence;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of evidence. */
public final class EvidenceModule extends AbstractModule {

  @Provides
  @Singleton
  private static EvidenceOperations evidence(Wiring wiring) {
    return new EvidenceOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
