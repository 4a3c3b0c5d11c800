package dev.stoa.bootstrap.storage;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.TimeOrderedIds;
import dev.stoa.domain.storage.Storage;
import java.security.SecureRandom;
import java.time.InstantSource;

/** Needs: an open store and a clock. Provides: Storage, InstantSource, IdSource. */
public final class StorageModule extends AbstractModule {

  private final Storage storage;
  private final InstantSource clock;

  public StorageModule(Storage storage, InstantSource clock) {
    this.storage = storage;
    this.clock = MicrosecondClock.of(clock);
  }

  @Override
  protected void configure() {
    binder().requireExplicitBindings();
  }

  @Provides
  public Storage storage() {
    return storage;
  }

  @Provides
  public InstantSource clock() {
    return clock;
  }

  @Provides
  @Singleton
  public IdSource ids() {
    return new TimeOrderedIds(clock, () -> Secure.RANDOM.nextLong());
  }

  /** Loaded by the first id: whoever only reads needs none. */
  private static final class Secure {

    static final SecureRandom RANDOM = new SecureRandom();
  }
}
