package dev.stoa.bootstrap;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.bootstrap.audit.AuditModule;
import dev.stoa.bootstrap.critique.CritiqueModule;
import dev.stoa.bootstrap.resilience.BreakerModule;
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
            new AuditModule(),
            new CritiqueModule(),
            new BreakerModule()));
  }

  /** The audit trail. */
  public AuditOperations audit() {
    return injector.getInstance(AuditOperations.class);
  }

  /** The critiques, the patterns learnt from them, and reputations. */
  public CritiqueOperations critiques() {
    return injector.getInstance(CritiqueOperations.class);
  }

  /** The circuit breakers. */
  public BreakerOperations breakers() {
    return injector.getInstance(BreakerOperations.class);
  }

  /** Waits for open units of work, then closes the workspace. */
  @Override
  public void close() {
    injector.getInstance(Storage.class).close();
  }
}
