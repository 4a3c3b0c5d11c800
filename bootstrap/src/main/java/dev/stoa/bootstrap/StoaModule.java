package dev.stoa.bootstrap;

import com.google.inject.AbstractModule;
import com.google.inject.Injector;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.agent.AgentModule;
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
import dev.stoa.bootstrap.imports.ImportModule;
import dev.stoa.bootstrap.knowledge.KnowledgeModule;
import dev.stoa.bootstrap.lesson.LessonModule;
import dev.stoa.bootstrap.memory.MemoryModule;
import dev.stoa.bootstrap.notebook.NotebookModule;
import dev.stoa.bootstrap.operations.OperationsModule;
import dev.stoa.bootstrap.rating.RatingModule;
import dev.stoa.bootstrap.resilience.ResilienceModule;
import dev.stoa.bootstrap.search.SearchModule;
import dev.stoa.bootstrap.specialist.SpecialistModule;
import dev.stoa.bootstrap.storage.WiringModule;
import java.time.InstantSource;

/**
 * Every context, its settings and {@link Stoa} itself, for an injector of yours.
 *
 * <p>Needs a binding of {@code Storage}, for example by {@link StorageModule}. Every binding may be
 * overridden, such as the clock ({@code InstantSource}) or the ids ({@code IdSource}):
 *
 * <pre>{@code
 * Injector injector =
 *     Guice.createInjector(
 *         Modules.override(new StoaModule(config)).with(new MyModule()),
 *         new StorageModule(Storages.open(config.storage())));
 * }</pre>
 *
 * <p>Whatever is bound beside it is an operation of the workspace too: {@code
 * stoa.operations(MyOperations.class)}.
 */
public final class StoaModule extends AbstractModule {

  private final Settings settings;

  /** With every default: plain texts, and notes made of sentences of the conversation. */
  public StoaModule(InstantSource clock) {
    this.settings = Settings.of(clock);
  }

  /** As configured; where the store is does not matter here. */
  public StoaModule(StoaConfig config) {
    this.settings = Settings.of(config);
  }

  @Override
  protected void configure() {
    install(new SettingsModule(settings));
    install(new WiringModule());
    install(new AgentModule());
    install(new AuditModule());
    install(new ChannelModule());
    install(new ConsensusModule());
    install(new ContextBackupModule());
    install(new ConversationModule());
    install(new CorrectionModule());
    install(new CritiqueModule());
    install(new DebateModule());
    install(new EncryptionModule());
    install(new EvidenceModule());
    install(new EvolutionModule());
    install(new ImportModule());
    install(new KnowledgeModule());
    install(new LessonModule());
    install(new MemoryModule());
    install(new NotebookModule());
    install(new OperationsModule());
    install(new RatingModule());
    install(new ResilienceModule());
    install(new SearchModule());
    install(new SpecialistModule());
  }

  @Provides
  @Singleton
  private static Stoa stoa(Injector injector) {
    return new Stoa(injector);
  }

  @Provides
  private static Workspace workspace(Stoa stoa) {
    return stoa;
  }
}
