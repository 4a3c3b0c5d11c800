package dev.stoa.bootstrap;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.Workspace;
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
import dev.stoa.bootstrap.operations.MaintenanceModule;
import dev.stoa.bootstrap.operations.UpkeepModule;
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

  private final Wiring wiring;

  /** With plain texts, and notes made of sentences of the conversation. */
  public StoaModule(Storage storage, InstantSource clock) {
    this(Wiring.of(storage, clock));
  }

  /** For a store that is open, and everything else as configured. */
  public StoaModule(Storage storage, StoaConfig config) {
    this(Wiring.of(storage, config));
  }

  private StoaModule(Wiring wiring) {
    this.wiring = wiring;
  }

  /** What maintenance, erasure and health call; it has operations of its own over the store. */
  @Provides
  @Singleton
  Workspace workspace() {
    return new WiredWorkspace(wiring);
  }

  @Override
  protected void configure() {
    ContentProtection protection = wiring.protection();
    install(new StorageModule(wiring.storage(), wiring.clock()));
    install(new AgentModule());
    install(new AgentTaskModule());
    install(new AuditModule());
    install(new BreakerModule(protection));
    install(new CalibrationModule());
    install(new ChannelModule());
    install(new ConsensusModule());
    install(new ContextBackupModule(protection, wiring.backupWriter()));
    install(new ConversationModule(protection));
    install(new CorrectionModule());
    install(new CritiqueModule());
    install(new DebateModule());
    install(new EncryptionModule(protection));
    install(new EvidenceModule());
    install(new EvolutionModule());
    install(new KnowledgeModule());
    install(new LessonModule());
    install(new MaintenanceModule(wiring.retention()));
    install(new MemoryModule());
    install(new NotebookModule());
    install(new RatingModule());
    install(new SpecialistModule(protection));
    install(new SearchModule(protection, wiring.embeddings()));
    install(new UpkeepModule(wiring.backups()));
  }
}
