package dev.stoa.bootstrap.rating;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: RatingOperations. */
public final class RatingModule extends AbstractModule {

  @Provides
  @Singleton
  public RatingOperations ratings(Storage storage, InstantSource clock, IdSource ids) {
    return new RatingOperations(storage, clock, ids);
  }
}
