package dev.stoa.bootstrap.rating;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of ratings and calibration. */
public final class RatingModule extends AbstractModule {

  @Provides
  @Singleton
  private static RatingOperations ratings(Wiring wiring) {
    return new RatingOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static CalibrationOperations calibration(Wiring wiring) {
    return new CalibrationOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
