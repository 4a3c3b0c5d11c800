package dev.stoa.bootstrap.evidence;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: EvidenceOperations. */
public final class EvidenceModule extends AbstractModule {

  @Provides
  @Singleton
  public EvidenceOperations evidence(Storage storage, InstantSource clock, IdSource ids) {
    return new EvidenceOperations(storage, clock, ids);
  }
}
