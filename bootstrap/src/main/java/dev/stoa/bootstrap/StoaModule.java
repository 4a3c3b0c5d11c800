package dev.stoa.bootstrap;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.Workspace;
import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ExtractiveBackupWriter;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.bootstrap.agent.AgentModule;
import dev.stoa.bootstrap.agent.AgentTaskModule;
import dev.stoa.bootstrap.audit.AuditModule;
import dev.stoa.bootstrap.channel.ChannelModule;
import dev.stoa.bootstrap.consensus.ConsensusModule;
import dev.stoa.bootstrap.contextbackup.ContextBackupModule;
import dev.stoa.bootstrap.conversation.ConversationModule;
import dev.stoa.bootstrap.correction.CorrectionModule;
import dev.stoa.bootstrap.critique.CritiqueModule;
import dev.stoa.bootstrap.debate.DebateModule;
import dev.stoa.bootstrap.encryption.EncryptionModule;
import dev.stoa.bootstrap.evidence.EvidenceModule;
import dev.stoa.bootstrap.evolution.EvolutionModule;
import dev.stoa.bootstrap.knowledge.KnowledgeModule;
import dev.stoa.bootstrap.lesson.LessonModule;
import dev.stoa.bootstrap.memory.MemoryModule;
import dev.stoa.bootstrap.notebook.NotebookModule;
import dev.stoa.bootstrap.operations.MaintenanceModule;
import dev.stoa.bootstrap.operations.UpkeepModule;
import dev.stoa.bootstrap.rating.CalibrationModule;
import dev.stoa.bootstrap.rating.RatingModule;
import dev.stoa.bootstrap.resilience.BreakerModule;
import dev.stoa.bootstrap.search.EmbeddingStorage;
import dev.stoa.bootstrap.search.SearchModule;
import dev.stoa.bootstrap.specialist.SpecialistModule;
import dev.stoa.bootstrap.storage.StorageModule;
import dev.stoa.domain.operations.KeptBackups;
import dev.stoa.domain.storage.Storage;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * Every context for applications that are wired by Guice: the operations that {@link Stoa} has.
 *
 * <p>Needs: an open store, which its opener closes, and a clock.
 */
public final class StoaModule extends AbstractModule {

  private final Storage storage;
  private final InstantSource clock;
  private final ContentProtection protection;
  private final BackupWriter backupWriter;
  private final RetentionPolicy retention;
  private final Option<KeptBackups> backups;
  private final Option<EmbeddingSettings> embeddings;

  /** With plain texts, and notes made of sentences of the conversation. */
  public StoaModule(Storage storage, InstantSource clock) {
    this(
        storage,
        clock,
        ContentProtection.NONE,
        new ExtractiveBackupWriter(),
        RetentionPolicy.DOCUMENTED,
        Option.none(),
        Option.none());
  }

  /** For a store that is open, and everything else as configured. */
  public StoaModule(Storage storage, StoaConfig config) {
    this(
        storage,
        config.storage().clock(),
        config.protection(),
        config.backupWriter(),
        config.retention(),
        config.backups(),
        config.embeddings());
  }

  private StoaModule(
      Storage storage,
      InstantSource clock,
      ContentProtection protection,
      BackupWriter backupWriter,
      RetentionPolicy retention,
      Option<KeptBackups> backups,
      Option<EmbeddingSettings> embeddings) {
    this.storage =
        embeddings
            .map(
                settings ->
                    EmbeddingStorage.of(
                        storage, settings, clock, new StorageModule(storage, clock).ids()))
            .getOrElse(storage);
    this.embeddings = embeddings;
    this.clock = clock;
    this.protection = protection;
    this.backupWriter = backupWriter;
    this.retention = retention;
    this.backups = backups;
  }

  /** What maintenance, erasure and health call; it has operations of its own over the store. */
  @Provides
  @Singleton
  Workspace workspace() {
    return Stoa.within(storage, clock, protection, backupWriter, retention, backups);
  }

  @Override
  protected void configure() {
    install(new StorageModule(storage, clock));
    install(new AgentModule());
    install(new AgentTaskModule());
    install(new AuditModule());
    install(new BreakerModule(protection));
    install(new CalibrationModule());
    install(new ChannelModule());
    install(new ConsensusModule());
    install(new ContextBackupModule(protection, backupWriter));
    install(new ConversationModule(protection));
    install(new CorrectionModule());
    install(new CritiqueModule());
    install(new DebateModule());
    install(new EncryptionModule(protection));
    install(new EvidenceModule());
    install(new EvolutionModule());
    install(new KnowledgeModule());
    install(new LessonModule());
    install(new MaintenanceModule(retention));
    install(new MemoryModule());
    install(new NotebookModule());
    install(new RatingModule());
    install(new SpecialistModule(protection));
    install(new SearchModule(protection, embeddings));
    install(new UpkeepModule(backups));
  }
}
