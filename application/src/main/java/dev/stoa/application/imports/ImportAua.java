package dev.stoa.application.imports;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.domain.imports.ForeignStore;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.imports.ImportedChains;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.HashSet;

/** The AUA framework and AUA-Veritas: conversations, corrections, specialists, an audit chain. */
final class ImportAua implements Importer {

  /** The files of versions before 0.8. */
  static final String PROMOTIONS_FILE = "promotions.jsonl";

  static final String PAIRS_FILES = "dpo_pairs";

  private final ForeignStore store;
  private final ImportedChains chains;
  private final ContentProtection protection;

  ImportAua(ForeignStore store, ImportedChains chains, ContentProtection protection) {
    this.store = store;
    this.chains = chains;
    this.protection = protection;
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
    new AuaConversations(run, store, protection).run();
    new AuaCorrections(run, store).run();
    new AuaSpecialists(run, store).run();
    new AuaRuns(run, store, protection).run();
    new AuaBackups(run, store, protection).run();
    new AuaChain(run, store, chains).run();
    run.leaveOut(store, "message_keywords", "keywords are computed from the messages here");
    run.leaveOut(store, "correction_events", "changes of corrections are in the audit trail here");
    run.leaveOut(store, "users", "users have no settings here");
    run.leaveOutOthers(store, HashSet.empty());
  }
}
