package dev.stoa.imports.aragora;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;

/** Aragora: tiered memory, consensus, ratings, critiques, evidence and circuit breakers. */
public final class ImportAragora implements Importer {

  private static final Set<String> DOCUMENTED =
      HashSet.of(
          "continuum_memory",
          "tier_transitions",
          "consensus",
          "ratings",
          "debates",
          "critiques",
          "evidence",
          "circuit_breakers");
  private static final Set<String> OWN = HashSet.of("_schema_versions");

  private final ForeignStore store;

  public ImportAragora(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    if (store.tables().forAll(table -> !DOCUMENTED.contains(table))) {
      throw new RefusalException(
          new ImportRefused.OtherSystem(
              store.name(), run.entry().system().label(), "continuum_memory"));
    }
    new AragoraMemory(run, store).run();
    new AragoraConsensus(run, store).run();
    new AragoraTraces(run, store).run();
    new AragoraRatings(run, store).run();
    new AragoraCalibration(run, store).run();
    new AragoraEvidence(run, store).run();
    new AragoraBreakers(run, store).run();
    String tuned = "it holds settings of the original program, which are not part of its documents";
    run.leaveOut(store, "meta_hyperparams", tuned);
    run.leaveOut(store, "meta_efficiency_log", tuned);
    run.leaveOut(store, "pattern_embeddings", "a vector without the name of its model is no use");
    run.leaveOutOthers(store, OWN);
  }
}
