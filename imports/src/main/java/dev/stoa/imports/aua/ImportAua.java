package dev.stoa.imports.aua;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashSet;

/** The AUA framework and AUA-Veritas: conversations, corrections, specialists, an audit chain. */
public final class ImportAua implements Importer {

  /** The files of versions before 0.8. */
  static final String PROMOTIONS_FILE = "promotions.jsonl";

  static final String PAIRS_FILES = "dpo_pairs";

  private final ForeignStore store;

  public ImportAua(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    if (store
        .tables()
        .forAll(
            table ->
                !HashSet.of("corrections", "promotions", PROMOTIONS_FILE, PAIRS_FILES)
                    .contains(table))) {
      throw new RefusalException(
          new ImportRefused.OtherSystem(store.name(), run.entry().system().label(), "corrections"));
    }
    new AuaConversations(run, store).run();
    new AuaCorrections(run, store).run();
    new AuaSpecialists(run, store).run();
    new AuaRuns(run, store).run();
    new AuaBackups(run, store).run();
    new AuaChain(run, store).run();
    run.leaveOut(store, "message_keywords", "keywords are computed from the messages here");
    run.leaveOut(store, "correction_events", "changes of corrections are in the audit trail here");
    run.leaveOut(store, "users", "users have no settings here");
    run.leaveOutOthers(store, HashSet.empty());
  }
}
