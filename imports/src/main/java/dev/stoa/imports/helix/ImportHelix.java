package dev.stoa.imports.helix;

import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashSet;

/** HelixAgent: debate sessions, their turns, and the code they made. */
public final class ImportHelix implements Importer {

  private final ForeignStore store;

  public ImportHelix(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    run.require(store, "debate_sessions");
    new HelixDebates(run, store).run();
    run.leaveOutOthers(store, HashSet.empty());
  }
}
