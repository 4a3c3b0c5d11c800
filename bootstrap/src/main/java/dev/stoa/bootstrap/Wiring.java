package dev.stoa.bootstrap;

import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ExtractiveBackupWriter;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.bootstrap.search.EmbeddingStorage;
import dev.stoa.bootstrap.storage.StorageModule;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.operations.KeptBackups;
import dev.stoa.domain.storage.Storage;
import io.vavr.control.Option;
import java.time.InstantSource;

/** What the operations of a workspace are made with. */
record Wiring(
    Storage storage,
    InstantSource clock,
    IdSource ids,
    ContentProtection protection,
    BackupWriter backupWriter,
    RetentionPolicy retention,
    Option<KeptBackups> backups,
    Option<EmbeddingSettings> embeddings) {

  /** For a store that is open, with every default. */
  static Wiring of(Storage storage, InstantSource clock) {
    StorageModule shared = new StorageModule(storage, clock);
    return new Wiring(
        storage,
        shared.clock(),
        shared.ids(),
        ContentProtection.NONE,
        new ExtractiveBackupWriter(),
        RetentionPolicy.DOCUMENTED,
        Option.none(),
        Option.none());
  }

  /** For a store that is open, and everything else as configured. */
  static Wiring of(Storage storage, StoaConfig config) {
    StorageModule shared = new StorageModule(storage, config.storage().clock());
    return new Wiring(
        config
            .embeddings()
            .map(chosen -> EmbeddingStorage.of(storage, chosen, shared.clock(), shared.ids()))
            .getOrElse(storage),
        shared.clock(),
        shared.ids(),
        config.protection(),
        config.backupWriter(),
        config.retention(),
        config.backups(),
        config.embeddings());
  }
}
