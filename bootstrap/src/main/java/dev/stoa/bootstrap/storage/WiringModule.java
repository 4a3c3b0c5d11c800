package dev.stoa.bootstrap.storage;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.storage.Storage;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * Provides what the modules of contexts need, from the store, the clock and the ids that are bound.
 *
 * <p>Contexts are given the store and the clock by this module alone, so an application that binds
 * its own has them embedded and rounded like the usual ones.
 */
public final class WiringModule extends AbstractModule {

  @Provides
  @Singleton
  private static Wiring wiring(
      Storage storage, InstantSource clock, IdSource ids, Option<EmbeddingSettings> embeddings) {
    MicrosecondClock rounded = MicrosecondClock.of(clock);
    return new Wiring(
        embeddings
            .map(settings -> EmbeddingStorage.of(storage, settings, rounded, ids))
            .getOrElse(storage),
        rounded,
        ids);
  }

  @Provides
  @Singleton
  private static AtClose atClose() {
    return new AtClose();
  }
}
