package dev.stoa.bootstrap.files;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.files.FileOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.bootstrap.trust.SupersessionsOfItems;
import dev.stoa.domain.files.FileLimits;

/** Provides the operations of memory files. */
public final class FileModule extends AbstractModule {

  @Provides
  @Singleton
  private static FileOperations files(Wiring wiring, FileLimits limits) {
    return new FileOperations(
        wiring.storage(), wiring.clock(), wiring.ids(), limits, new SupersessionsOfItems(wiring));
  }
}
