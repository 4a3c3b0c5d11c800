package dev.stoa.bootstrap;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.TimeOrderedIds;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.trust.Readings;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.time.InstantSource;

/** Provides the settings of a workspace; each binding may be overridden. */
final class SettingsModule extends AbstractModule {

  private final Settings settings;

  SettingsModule(Settings settings) {
    this.settings = settings;
  }

  @Provides
  private InstantSource clock() {
    return settings.clock();
  }

  @Provides
  private ContentProtection protection() {
    return settings.protection();
  }

  @Provides
  private TokenCounter tokenCounter() {
    return settings.tokenCounter();
  }

  @Provides
  private QueryAudit queryAudit() {
    return settings.queryAudit();
  }

  @Provides
  private Readings readings() {
    return settings.readings();
  }

  @Provides
  private BackupWriter backupWriter() {
    return settings.backupWriter();
  }

  @Provides
  private RetentionPolicy retention() {
    return settings.retention();
  }

  @Provides
  private Option<MaintenanceSchedule> schedule() {
    return settings.schedule();
  }

  @Provides
  private Option<KnownBackups> backups() {
    return settings.backups();
  }

  @Provides
  private Option<EmbeddingSettings> embeddings() {
    return settings.embeddings();
  }

  @Provides
  @Singleton
  private static IdSource ids(InstantSource clock) {
    return new TimeOrderedIds(MicrosecondClock.of(clock), () -> Secure.RANDOM.nextLong());
  }

  /** Loaded by the first id: what only reads needs none. */
  private static final class Secure {

    static final SecureRandom RANDOM = new SecureRandom();
  }
}
