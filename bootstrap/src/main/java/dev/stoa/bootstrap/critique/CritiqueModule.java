package dev.stoa.bootstrap.critique;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: CritiqueOperations. */
public final class CritiqueModule extends AbstractModule {

  @Provides
  @Singleton
  public CritiqueOperations critiques(Storage storage, InstantSource clock, IdSource ids) {
    return new CritiqueOperations(storage, clock, ids);
  }
}
