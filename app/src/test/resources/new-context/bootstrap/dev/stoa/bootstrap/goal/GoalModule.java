package dev.stoa.bootstrap.goal;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.goal.GoalOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of goals. */
public final class GoalModule extends AbstractModule {

  @Provides
  @Singleton
  private static GoalOperations goals(Wiring wiring) {
    return new GoalOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
