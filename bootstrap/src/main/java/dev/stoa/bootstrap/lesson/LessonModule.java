package dev.stoa.bootstrap.lesson;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.lesson.LessonOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: LessonOperations. */
public final class LessonModule extends AbstractModule {

  @Provides
  @Singleton
  public LessonOperations lessons(Storage storage, InstantSource clock, IdSource ids) {
    return new LessonOperations(storage, clock, ids);
  }
}
