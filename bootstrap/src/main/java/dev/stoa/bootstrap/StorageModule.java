package dev.stoa.bootstrap;

import com.google.inject.AbstractModule;
import dev.stoa.domain.storage.Storage;

/**
 * Binds the store of a workspace for {@link StoaModule}.
 *
 * <p>Any module that binds {@link Storage} may replace it.
 */
public final class StorageModule extends AbstractModule {

  private final Storage storage;

  /** With an open store; closing {@link Stoa} closes it. */
  public StorageModule(Storage storage) {
    this.storage = storage;
  }

  @Override
  protected void configure() {
    bind(Storage.class).toInstance(storage);
  }
}
