package dev.stoa.bootstrap.audit;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: AuditOperations. */
public final class AuditModule extends AbstractModule {

  @Provides
  @Singleton
  public AuditOperations audit(Storage storage, InstantSource clock, IdSource ids) {
    return new AuditOperations(storage, clock, ids);
  }
}
