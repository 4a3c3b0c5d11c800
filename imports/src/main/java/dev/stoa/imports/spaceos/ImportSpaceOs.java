package dev.stoa.imports.spaceos;

import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashSet;

/** space-os: agents with spawns and tasks, channels, notes and knowledge. */
public final class ImportSpaceOs implements Importer {

  private final ForeignStore store;

  public ImportSpaceOs(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    run.require(store, "agents");
    run.require(store, "channels");
    KnownIds known = new KnownIds(run.storage());
    new SpaceOsAgents(run, store, known).agents();
    new SpaceOsChannels(run, store, known).run();
    new SpaceOsNotes(run, store, known).run();
    new SpaceOsAgents(run, store, known).work();
    run.leaveOutOthers(store, HashSet.of("_migrations"));
  }
}
