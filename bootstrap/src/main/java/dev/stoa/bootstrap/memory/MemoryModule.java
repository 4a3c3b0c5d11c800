package dev.stoa.bootstrap.memory;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.bootstrap.trust.SupersessionsOfItems;

/** Provides the operations of memory. */
public final class MemoryModule extends AbstractModule {

  @Provides
  @Singleton
  private static MemoryOperations memory(Wiring wiring) {
    return new MemoryOperations(
        wiring.storage(), wiring.clock(), wiring.ids(), new SupersessionsOfItems(wiring));
  }
}
