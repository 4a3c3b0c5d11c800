package dev.stoa.bootstrap.rating;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: CalibrationOperations. */
public final class CalibrationModule extends AbstractModule {

  @Provides
  @Singleton
  public CalibrationOperations calibration(Storage storage, InstantSource clock, IdSource ids) {
    return new CalibrationOperations(storage, clock, ids);
  }
}
