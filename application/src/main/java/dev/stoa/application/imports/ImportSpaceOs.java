package dev.stoa.application.imports;

import dev.stoa.domain.imports.ForeignStore;
import dev.stoa.domain.imports.NoteLinks;
import io.vavr.collection.HashSet;

/** space-os: agents with spawns and tasks, channels, notes and knowledge. */
final class ImportSpaceOs implements Importer {

  private final ForeignStore store;
  private final NoteLinks links;

  ImportSpaceOs(ForeignStore store, NoteLinks links) {
    this.store = store;
    this.links = links;
  }

  @Override
  public void run(ImportRun run) {
    run.require(store, "agents");
    run.require(store, "channels");
    KnownIds known = new KnownIds(run.storage());
    new SpaceOsAgents(run, store, known).agents();
    new SpaceOsChannels(run, store, known).run();
    new SpaceOsNotes(run, store, known, links).run();
    new SpaceOsAgents(run, store, known).work();
    run.leaveOutOthers(store, HashSet.of("_migrations"));
  }
}
