package dev.stoa.bootstrap.imports;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.imports.ImportOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.storage.JdbcStorage;
import java.time.InstantSource;

/** Needs: JdbcStorage, InstantSource, IdSource. Provides: ImportOperations. */
public final class ImportModule extends AbstractModule {

  private final ContentProtection protection;

  /** With the content of conversations protected like this. */
  public ImportModule(ContentProtection protection) {
    this.protection = protection;
  }

  @Provides
  @Singleton
  public ImportOperations imports(JdbcStorage storage, InstantSource clock, IdSource ids) {
    return new ImportOperations(storage, clock, ids, protection);
  }
}
