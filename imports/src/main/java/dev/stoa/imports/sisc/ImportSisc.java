package dev.stoa.imports.sisc;

import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashSet;

/** SISC: generations of agent profiles, their episodes, and the agents that were created. */
public final class ImportSisc implements Importer {

  private final ForeignStore store;

  public ImportSisc(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    run.require(store, "Generations");
    run.require(store, "Episodes");
    new SiscGenerations(run, store).run();
    new SiscEpisodes(run, store).run();
    run.leaveOutOthers(store, HashSet.of("SchemaVersions"));
  }
}
