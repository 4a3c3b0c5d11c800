package dev.stoa.bootstrap.notebook;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: NotebookOperations. */
public final class NotebookModule extends AbstractModule {

  @Provides
  @Singleton
  public NotebookOperations notebook(Storage storage, InstantSource clock, IdSource ids) {
    return new NotebookOperations(storage, clock, ids);
  }
}
