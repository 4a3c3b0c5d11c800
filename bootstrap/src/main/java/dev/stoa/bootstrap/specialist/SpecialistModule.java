package dev.stoa.bootstrap.specialist;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.specialist.QueryOperations;
import dev.stoa.application.specialist.RunOperations;
import dev.stoa.application.specialist.SpecialistOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.specialist.QueryAudit;

/** Provides the operations of specialists. */
public final class SpecialistModule extends AbstractModule {

  @Provides
  @Singleton
  private static SpecialistOperations specialists(Wiring wiring) {
    return new SpecialistOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static RunOperations runs(Wiring wiring, ContentProtection protection) {
    return new RunOperations(wiring.storage(), wiring.clock(), wiring.ids(), protection.cipher());
  }

  @Provides
  @Singleton
  private static QueryOperations queries(Wiring wiring, QueryAudit audited) {
    return new QueryOperations(wiring.storage(), wiring.clock(), wiring.ids(), audited);
  }
}
