package dev.stoa.bootstrap.storage;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;
import java.util.UUID;

/** Needs: nothing. Provides: Storage, InstantSource, IdSource. */
public final class StorageModule extends AbstractModule {

  private final Storage storage;
  private final InstantSource clock;

  /** Opens the workspace at once, so that what is wrong with it is said when it is opened. */
  public StorageModule(StorageConfig config) {
    this.storage = Storages.open(config);
    this.clock = config.clock();
  }

  @Override
  protected void configure() {
    binder().requireExplicitBindings();
  }

  @Provides
  @Singleton
  Storage storage() {
    return storage;
  }

  @Provides
  InstantSource clock() {
    return clock;
  }

  @Provides
  IdSource ids() {
    return () -> UUID.randomUUID().toString();
  }
}
