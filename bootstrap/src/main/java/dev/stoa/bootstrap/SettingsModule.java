package dev.stoa.bootstrap;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.TimeOrderedIds;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.trust.Readings;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.time.InstantSource;

/** Binds the settings of a workspace; each binding may be overridden. */
final class SettingsModule extends AbstractModule {

  private final Settings settings;

  SettingsModule(Settings settings) {
    this.settings = settings;
  }

  @Override
  protected void configure() {
    bind(InstantSource.class).toInstance(settings.clock());
    bind(ContentProtection.class).toInstance(settings.protection());
    bind(TokenCounter.class).toInstance(settings.tokenCounter());
    bind(QueryAudit.class).toInstance(settings.queryAudit());
    bind(Readings.class).toInstance(settings.readings());
    bind(FileLimits.class).toInstance(settings.fileLimits());
    bind(BackupWriter.class).toInstance(settings.backupWriter());
    bind(RetentionPolicy.class).toInstance(settings.retention());
    bind(new TypeLiteral<Option<MaintenanceSchedule>>() {}).toInstance(settings.schedule());
    bind(new TypeLiteral<Option<KnownBackups>>() {}).toInstance(settings.backups());
    bind(new TypeLiteral<Option<EmbeddingSettings>>() {}).toInstance(settings.embeddings());
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
