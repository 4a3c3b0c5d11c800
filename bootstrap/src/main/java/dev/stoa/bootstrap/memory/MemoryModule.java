package dev.stoa.bootstrap.memory;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: MemoryOperations. */
public final class MemoryModule extends AbstractModule {

  @Provides
  @Singleton
  public MemoryOperations memory(Storage storage, InstantSource clock, IdSource ids) {
    return new MemoryOperations(storage, clock, ids);
  }
}
