package dev.stoa.application.imports;

import dev.stoa.domain.imports.ForeignStore;
import io.vavr.collection.HashSet;

/** HelixAgent: debate sessions, their turns, and the code they made. */
final class ImportHelix implements Importer {

  private final ForeignStore store;

  ImportHelix(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    run.require(store, "debate_sessions");
    new HelixDebates(run, store).run();
    run.leaveOutOthers(store, HashSet.empty());
  }
}
