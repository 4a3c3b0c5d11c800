package dev.stoa.bootstrap.resilience;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.application.resilience.RequestOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of circuit breakers and repeated requests. */
public final class ResilienceModule extends AbstractModule {

  @Provides
  @Singleton
  private static BreakerOperations breakers(Wiring wiring) {
    return new BreakerOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static RequestOperations requests(Wiring wiring, ContentProtection protection) {
    return new RequestOperations(wiring.storage(), wiring.clock(), protection.cipher());
  }
}
