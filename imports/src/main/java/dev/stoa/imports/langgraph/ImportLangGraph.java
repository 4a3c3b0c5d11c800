package dev.stoa.imports.langgraph;

import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashSet;

/**
 * LangGraph: items of its store are memories, and checkpoints are messages of a conversation for
 * each thread, as those of langgraph4j are.
 */
public final class ImportLangGraph implements Importer {

  public static final String USUAL_USER = "langgraph";

  private final ForeignStore store;
  private final UserId user;

  public ImportLangGraph(ForeignStore store, UserId user) {
    this.store = store;
    this.user = user;
  }

  @Override
  public void run(ImportRun run) {
    if (store.columns(Checkpoints.TABLE).isEmpty() && store.columns(StoreItems.TABLE).isEmpty()) {
      throw new RefusalException(
          new ImportRefused.OtherSystem(
              store.name(), run.entry().system().label(), Checkpoints.TABLE));
    }
    new StoreItems(run, store).run();
    new Checkpoints(run, store, user).run();
    String vectors = "vectors were left out: embed the memories again";
    run.leaveOut(store, "store_vectors", vectors);
    for (String table :
        new String[] {"checkpoint_migrations", "store_migrations", "vector_migrations"}) {
      run.leaveOut(store, table, "it numbers the changes of that schema");
    }
    run.leaveOutOthers(store, HashSet.empty());
  }
}
