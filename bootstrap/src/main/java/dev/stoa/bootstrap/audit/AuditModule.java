package dev.stoa.bootstrap.audit;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of the audit trail. */
public final class AuditModule extends AbstractModule {

  @Provides
  @Singleton
  private static AuditOperations audit(Wiring wiring) {
    return new AuditOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
