package dev.stoa.bootstrap;

import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ExtractiveBackupWriter;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.trust.Readings;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** How a workspace is wired, apart from its store. */
record Settings(
    InstantSource clock,
    ContentProtection protection,
    BackupWriter backupWriter,
    RetentionPolicy retention,
    Option<MaintenanceSchedule> schedule,
    Option<KnownBackups> backups,
    Option<EmbeddingSettings> embeddings,
    TokenCounter tokenCounter,
    QueryAudit queryAudit,
    Readings readings,
    FileLimits fileLimits) {

  /** Every default, with a clock. */
  static Settings of(InstantSource clock) {
    return new Settings(
        clock,
        ContentProtection.NONE,
        new ExtractiveBackupWriter(),
        RetentionPolicy.DOCUMENTED,
        Option.none(),
        Option.none(),
        Option.none(),
        TokenCounter.ESTIMATE,
        QueryAudit.ALL,
        Readings.OPTIONAL,
        FileLimits.USUAL);
  }

  /** The same for the workspace as it was, in which that instant is now. */
  Settings asOf(Instant at) {
    return new Settings(
        InstantSource.fixed(at),
        protection,
        backupWriter,
        retention,
        Option.none(),
        backups,
        embeddings,
        tokenCounter,
        queryAudit,
        readings,
        fileLimits);
  }

  /** As configured. */
  static Settings of(StoaConfig config) {
    return new Settings(
        config.storage().clock(),
        config.protection(),
        config.backupWriter(),
        config.retention(),
        config.schedule(),
        config.backups(),
        config.embeddings(),
        config.tokenCounter(),
        config.queryAudit(),
        config.readings(),
        config.fileLimits());
  }
}
