package dev.stoa.bootstrap;

import com.google.inject.AbstractModule;
import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ExtractiveBackupWriter;
import dev.stoa.application.conversation.ContentProtection;
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
import dev.stoa.bootstrap.rating.CalibrationModule;
import dev.stoa.bootstrap.rating.RatingModule;
import dev.stoa.bootstrap.resilience.BreakerModule;
import dev.stoa.bootstrap.search.SearchModule;
import dev.stoa.bootstrap.specialist.SpecialistModule;
import dev.stoa.bootstrap.storage.StorageModule;
import dev.stoa.domain.storage.Storage;
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

  /** With plain texts, and notes made of sentences of the conversation. */
  public StoaModule(Storage storage, InstantSource clock) {
    this(storage, clock, ContentProtection.NONE, new ExtractiveBackupWriter());
  }

  /** For a store that is open, and everything else as configured. */
  public StoaModule(Storage storage, StoaConfig config) {
    this(storage, config.storage().clock(), config.protection(), config.backupWriter());
  }

  private StoaModule(
      Storage storage,
      InstantSource clock,
      ContentProtection protection,
      BackupWriter backupWriter) {
    this.storage = storage;
    this.clock = clock;
    this.protection = protection;
    this.backupWriter = backupWriter;
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
    install(new MemoryModule());
    install(new NotebookModule());
    install(new RatingModule());
    install(new SpecialistModule(protection));
    install(new SearchModule(protection));
  }
}
