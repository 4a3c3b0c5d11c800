package dev.stoa.application.imports;

import dev.stoa.domain.imports.ForeignStore;
import io.vavr.collection.HashSet;

/** SISC: generations of agent profiles, their episodes, and the agents that were created. */
final class ImportSisc implements Importer {

  private final ForeignStore store;

  ImportSisc(ForeignStore store) {
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
