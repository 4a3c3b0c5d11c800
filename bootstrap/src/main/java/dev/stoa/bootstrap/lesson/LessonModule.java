package dev.stoa.bootstrap.lesson;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.lesson.LessonOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of lessons. */
public final class LessonModule extends AbstractModule {

  @Provides
  @Singleton
  private static LessonOperations lessons(Wiring wiring) {
    return new LessonOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
