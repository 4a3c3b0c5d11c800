package dev.stoa.bootstrap;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.bootstrap.agent.AgentModule;
import dev.stoa.bootstrap.agent.AgentTaskModule;
import dev.stoa.bootstrap.audit.AuditModule;
import dev.stoa.bootstrap.channel.ChannelModule;
import dev.stoa.bootstrap.critique.CritiqueModule;
import dev.stoa.bootstrap.knowledge.KnowledgeModule;
import dev.stoa.bootstrap.memory.MemoryModule;
import dev.stoa.bootstrap.notebook.NotebookModule;
import dev.stoa.bootstrap.rating.CalibrationModule;
import dev.stoa.bootstrap.rating.RatingModule;
import dev.stoa.bootstrap.resilience.BreakerModule;
import dev.stoa.bootstrap.search.SearchModule;
import dev.stoa.bootstrap.storage.StorageModule;
import dev.stoa.domain.storage.Storage;

/**
 * An open workspace with every context wired: what a service embeds.
 *
 * <pre>{@code
 * try (Stoa stoa = Stoa.open("jdbc:sqlite:agents.db")) {
 *   stoa.audit().append(AuditEvent.of("query").session("s1"));
 * }
 * }</pre>
 */
public final class Stoa implements AutoCloseable {

  private final Injector injector;

  private Stoa(Injector injector) {
    this.injector = injector;
  }

  /** Opens the workspace of this url with every default; its schema is brought up to date. */
  public static Stoa open(String url) {
    return open(StorageConfig.of(url));
  }

  /** Opens a workspace as configured. */
  public static Stoa open(StorageConfig config) {
    return new Stoa(
        Guice.createInjector(
            new StorageModule(config),
            new AgentModule(),
            new AgentTaskModule(),
            new AuditModule(),
            new BreakerModule(),
            new CalibrationModule(),
            new ChannelModule(),
            new CritiqueModule(),
            new MemoryModule(),
            new KnowledgeModule(),
            new NotebookModule(),
            new RatingModule(),
            new SearchModule()));
  }

  /** The agents and their spawns. */
  public AgentOperations agents() {
    return injector.getInstance(AgentOperations.class);
  }

  /** The audit trail. */
  public AuditOperations audit() {
    return injector.getInstance(AuditOperations.class);
  }

  /** Circuit breakers around calls that may fail. */
  public BreakerOperations breakers() {
    return injector.getInstance(BreakerOperations.class);
  }

  /** Predictions, and how far they can be believed. */
  public CalibrationOperations calibration() {
    return injector.getInstance(CalibrationOperations.class);
  }

  /** Channels: messages with unread, and hand-offs. */
  public ChannelOperations channels() {
    return injector.getInstance(ChannelOperations.class);
  }

  /** Critiques, the patterns learnt from them, and reputation. */
  public CritiqueOperations critiques() {
    return injector.getInstance(CritiqueOperations.class);
  }

  /** Memory in four tiers that fade. */
  public MemoryOperations memory() {
    return injector.getInstance(MemoryOperations.class);
  }

  /** What agents know together. */
  public KnowledgeOperations knowledge() {
    return injector.getInstance(KnowledgeOperations.class);
  }

  /** The notes agents write for themselves, and what they are told when they wake. */
  public NotebookOperations notebook() {
    return injector.getInstance(NotebookOperations.class);
  }

  /** Matches, ratings and relationships. */
  public RatingOperations ratings() {
    return injector.getInstance(RatingOperations.class);
  }

  /** One search over everything, and its indexes. */
  public SearchOperations search() {
    return injector.getInstance(SearchOperations.class);
  }

  /** The work queue. */
  public AgentTaskOperations tasks() {
    return injector.getInstance(AgentTaskOperations.class);
  }

  /** Waits for open units of work, then closes the workspace. */
  @Override
  public void close() {
    injector.getInstance(Storage.class).close();
  }
}
