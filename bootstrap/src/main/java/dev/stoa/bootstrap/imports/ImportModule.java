package dev.stoa.bootstrap.imports;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.imports.ImportOperations;
import dev.stoa.application.imports.ImportSettings;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.files.FileLimits;

/** Provides the operations of imports from other systems. */
public final class ImportModule extends AbstractModule {

  @Provides
  @Singleton
  private static ImportOperations imports(
      Wiring wiring, ContentProtection protection, FileLimits fileLimits) {
    return new ImportOperations(
        wiring.database("this store has no tables to import into"),
        wiring.clock(),
        wiring.ids(),
        new ImportSettings(protection, fileLimits));
  }
}
