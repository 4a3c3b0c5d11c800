package dev.stoa.bootstrap.critique;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of critiques. */
public final class CritiqueModule extends AbstractModule {

  @Provides
  @Singleton
  private static CritiqueOperations critiques(Wiring wiring) {
    return new CritiqueOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
