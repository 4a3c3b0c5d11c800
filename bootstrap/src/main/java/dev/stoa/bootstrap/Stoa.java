package dev.stoa.bootstrap;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import dev.stoa.adapter.jooq.Joined;
import dev.stoa.adapter.jooq.JooqStorage;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.application.Workspace;
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
import io.vavr.control.Either;
import java.sql.Connection;
import java.time.InstantSource;
import java.util.function.Function;

/**
 * An open workspace with every context wired: what a service embeds.
 *
 * <pre>{@code
 * try (Stoa stoa = Stoa.open("jdbc:sqlite:agents.db")) {
 *   stoa.audit().append(AuditEvent.of("query").session("s1"))
 *       .getOrElseThrow(RefusalException::new);
 * }
 * }</pre>
 *
 * <p>Any number of threads may use it.
 */
public final class Stoa implements Workspace, AutoCloseable {

  private final Storage storage;
  private final Injector injector;

  private Stoa(Storage storage, Injector injector) {
    this.storage = storage;
    this.injector = injector;
  }

  /** Opens the workspace of this url with every default; its schema is brought up to date. */
  public static Stoa open(String url) {
    return open(StorageConfig.of(url));
  }

  /** Opens a workspace as configured. */
  public static Stoa open(StorageConfig config) {
    return over(Storages.open(config), config.clock());
  }

  /** Wires a store that is open already, such as one in memory; closing this closes it. */
  public static Stoa over(Storage storage, InstantSource clock) {
    return wired(
        storage,
        new StorageModule(storage, clock),
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
        new SearchModule());
  }

  /** A store that cannot be wired is closed, because nobody else could. */
  static Stoa wired(Storage storage, Module... modules) {
    try {
      return new Stoa(storage, Guice.createInjector(modules));
    } catch (RuntimeException | Error e) {
      try {
        storage.close();
      } catch (RuntimeException unclosed) {
        e.addSuppressed(unclosed);
      }
      throw e;
    }
  }

  /**
   * Does the work, which may call operations of any contexts, in one unit of work.
   *
   * <p>A right commits all of it. On a left and on any exception nothing remains. An operation that
   * refuses undoes only its own changes: whoever handles the refusal may go on and answer a right.
   * The work may run more than once if the engine asks for a retry, and what it calls on other
   * threads takes no part.
   */
  public <L, R> Either<L, R> atomically(Function<? super Workspace, Either<L, R>> work) {
    return storage.unitOfWork().write(() -> work.apply(this));
  }

  /**
   * As {@link #atomically}, in the transaction that is open on a connection of the caller.
   *
   * <p>The connection must lead to the database of this workspace. The caller alone commits, rolls
   * back and closes, so its own changes and the workspace's are kept or lost together. On a left
   * and on any exception only what the work wrote is undone. Nothing is retried: a conflict is a
   * {@code StorageException} that {@code isRetryable()}.
   *
   * @return the outcome, to be told with {@code committed()} once the transaction is
   */
  public <L, R> Joined<Either<L, R>> joining(
      Connection connection, Function<? super Workspace, Either<L, R>> work) {
    if (storage instanceof JooqStorage joinable) {
      return joinable.joining(connection, () -> work.apply(this));
    }
    throw new IllegalStateException("this store has no transactions of JDBC to join");
  }

  @Override
  public AgentOperations agents() {
    return injector.getInstance(AgentOperations.class);
  }

  @Override
  public AuditOperations audit() {
    return injector.getInstance(AuditOperations.class);
  }

  @Override
  public BreakerOperations breakers() {
    return injector.getInstance(BreakerOperations.class);
  }

  @Override
  public CalibrationOperations calibration() {
    return injector.getInstance(CalibrationOperations.class);
  }

  @Override
  public ChannelOperations channels() {
    return injector.getInstance(ChannelOperations.class);
  }

  @Override
  public CritiqueOperations critiques() {
    return injector.getInstance(CritiqueOperations.class);
  }

  @Override
  public KnowledgeOperations knowledge() {
    return injector.getInstance(KnowledgeOperations.class);
  }

  @Override
  public MemoryOperations memory() {
    return injector.getInstance(MemoryOperations.class);
  }

  @Override
  public NotebookOperations notebook() {
    return injector.getInstance(NotebookOperations.class);
  }

  @Override
  public RatingOperations ratings() {
    return injector.getInstance(RatingOperations.class);
  }

  @Override
  public SearchOperations search() {
    return injector.getInstance(SearchOperations.class);
  }

  @Override
  public AgentTaskOperations tasks() {
    return injector.getInstance(AgentTaskOperations.class);
  }

  /** Waits for open units of work, then closes the workspace. */
  @Override
  public void close() {
    storage.close();
  }
}
