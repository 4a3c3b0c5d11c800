package dev.stoa.bootstrap.trust;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.trust.TrustOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.trust.Readings;

/** Provides the operations of origins and trust. */
public final class TrustModule extends AbstractModule {

  @Provides
  @Singleton
  private static TrustOperations trust(Wiring wiring, Readings readings) {
    return new TrustOperations(
        wiring.storage(), wiring.clock(), wiring.ids(), readings, new SupersessionsOfItems(wiring));
  }
}
