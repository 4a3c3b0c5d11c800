package dev.stoa.bootstrap.notebook;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.bootstrap.trust.SupersessionsOfItems;
import dev.stoa.domain.conversation.TokenCounter;

/** Provides the operations of the notebook. */
public final class NotebookModule extends AbstractModule {

  @Provides
  @Singleton
  private static NotebookOperations notebook(Wiring wiring, TokenCounter counter) {
    return new NotebookOperations(
        wiring.storage(), wiring.clock(), wiring.ids(), counter, new SupersessionsOfItems(wiring));
  }
}
