package dev.stoa.bootstrap.resilience;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.application.resilience.RequestOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: BreakerOperations, RequestOperations. */
public final class BreakerModule extends AbstractModule {

  private final ContentProtection protection;

  /** With how the answers of requests are protected. */
  public BreakerModule(ContentProtection protection) {
    this.protection = protection;
  }

  @Provides
  @Singleton
  public BreakerOperations breakers(Storage storage, InstantSource clock, IdSource ids) {
    return new BreakerOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public RequestOperations requests(Storage storage, InstantSource clock) {
    return new RequestOperations(storage, clock, protection.cipher());
  }
}
