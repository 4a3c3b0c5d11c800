package dev.stoa.bootstrap;

import com.google.inject.Binder;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.ProvisionException;
import com.google.inject.TypeLiteral;
import dev.stoa.application.Workspace;
import dev.stoa.application.embedding.EmbeddingTasks;
import dev.stoa.application.imports.ImportOperations;
import dev.stoa.application.operations.TransferOperations;
import dev.stoa.application.search.IndexWaiting;
import dev.stoa.bootstrap.storage.AtClose;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.PastRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Joined;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.Connection;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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
 * <p>Any number of threads may use it. Operations are made by an injector of {@link StoaModule}
 * when they are first used.
 */
public final class Stoa implements Workspace, AutoCloseable {

  private static final int MOST_PAST = 4;

  private final Injector injector;
  private final Storage storage;
  private final Option<MaintenanceScheduler> scheduler;
  private final StoaModule contexts;

  /** What the injector gave: asking it again would take a microsecond each time. */
  private final Map<Class<?>, Object> operations = new ConcurrentHashMap<>();

  /** The last few that were read as of an instant: wiring one takes longer than most questions. */
  private final Map<Instant, Stoa> past =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Instant, Stoa> eldest) {
          return size() > MOST_PAST;
        }
      };

  /** With everything as it is bound. */
  Stoa(Injector injector, StoaModule contexts) {
    this.injector = injector;
    this.contexts = contexts;
    this.storage = injector.getInstance(Storage.class);
    this.scheduler =
        injector
            .getInstance(Key.get(new TypeLiteral<Option<MaintenanceSchedule>>() {}))
            .map(when -> new MaintenanceScheduler(when, this::maintenance));
  }

  /** Opens the workspace of this url with every default; its schema is brought up to date. */
  public static Stoa open(String url) {
    return open(StorageConfig.of(url));
  }

  /** Opens a workspace as configured. */
  public static Stoa open(StorageConfig config) {
    return open(StoaConfig.of(config));
  }

  /** Opens a workspace as configured, for example with encryption. */
  public static Stoa open(StoaConfig config) {
    StoaModule contexts = new StoaModule(config);
    return over(Storages.open(config.storage()), contexts);
  }

  /** Opens an existing workspace, as configured; if there is none, none is created. */
  public static Option<Stoa> openExisting(StorageConfig config) {
    return openExisting(StoaConfig.of(config));
  }

  /** As above, for example with encryption. */
  public static Option<Stoa> openExisting(StoaConfig config) {
    StoaModule contexts = new StoaModule(config);
    return Storages.openExisting(config.storage()).map(storage -> over(storage, contexts));
  }

  /** Wires a store that is open already, such as one in memory; closing this closes it. */
  public static Stoa over(Storage storage, InstantSource clock) {
    return over(storage, new StoaModule(clock));
  }

  private static Stoa over(Storage storage, StoaModule contexts) {
    return Guice.createInjector(
            Binder::requireExplicitBindings, contexts, new StorageModule(storage))
        .getInstance(Stoa.class);
  }

  @Override
  public <T> T operations(Class<T> type) {
    Object known = operations.get(type);
    if (known == null) {
      known = made(type);
      operations.put(type, known);
    }
    return type.cast(known);
  }

  /** What a constructor throws is for the caller, without the words of the injector around it. */
  private <T> T made(Class<T> type) {
    try {
      return injector.getInstance(type);
    } catch (ProvisionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error failure) {
        throw failure;
      }
      throw e;
    }
  }

  /**
   * Does the work, which may call operations of any contexts, in one unit of work.
   *
   * <p>A right commits all of it. On a left and on any exception nothing remains. An operation that
   * refuses undoes only its own changes: the caller may handle the refusal and return a right. The
   * work may run more than once if the engine requires a retry, and what it calls on other threads
   * takes no part.
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
   * @return the outcome, to be confirmed with {@code committed()} once the transaction is committed
   */
  public <L, R> Joined<Either<L, R>> joining(
      Connection connection, Function<? super Workspace, Either<L, R>> work) {
    if (storage instanceof JdbcStorage joinable) {
      return joinable.joining(connection, () -> work.apply(this));
    }
    throw new IllegalStateException("this store has no JDBC transactions to join");
  }

  @Override
  public Stoa asOf(Instant at) {
    if (!(storage instanceof JdbcStorage database)) {
      throw new IllegalStateException("this store keeps no versions");
    }
    Instant then = Instants.require("as_of", at);
    Instant now = MicrosecondClock.of(injector.getInstance(InstantSource.class)).instant();
    if (then.isAfter(now)) {
      throw new RefusalException(new PastRefused.NotYet(then, now));
    }
    database
        .unitOfWork()
        .read(() -> database.versions().since())
        .filter(since -> then.isBefore(since))
        .forEach(
            since -> {
              throw new RefusalException(new PastRefused.NoLongerKept(then, since));
            });
    // What waits for the index cannot be taken from there, where nothing is written.
    new IndexWaiting(database, injector.getInstance(Key.get(new TypeLiteral<Seq<Searched>>() {})))
        .catchUp();
    synchronized (past) {
      return past.computeIfAbsent(then, one -> over(database.asOf(one), contexts.asOf(one)));
    }
  }

  /** Export, import and copy of the whole content; only a workspace in a database has them. */
  public TransferOperations transfer() {
    return operations(TransferOperations.class);
  }

  /** Import from other systems; only a workspace in a database has it. */
  public ImportOperations imports() {
    return operations(ImportOperations.class);
  }

  /**
   * What handles the tasks of a workspace whose texts are embedded by tasks: {@code
   * stoa.tasks().run(worker, stoa.embeddingTasks())}.
   */
  public EmbeddingTasks embeddingTasks() {
    return operations(EmbeddingTasks.class);
  }

  /** Ends maintenance and task runners, waits for open units of work, then closes the workspace. */
  @Override
  public void close() {
    scheduler.forEach(MaintenanceScheduler::close);
    injector.getInstance(AtClose.class).run();
    storage.close();
  }
}
