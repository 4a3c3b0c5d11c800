package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.domain.kernel.FinishedUnit.Kind;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.storage.Joined;
import dev.stoa.storage.Observation;
import dev.stoa.storage.ThreadTransactions;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.Connection;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/** The units of work of one workspace, and the session that runs statements inside them. */
public final class Units implements AutoCloseable {

  private final UnitOfWork unitOfWork;
  private final CallerTransactions callers;
  private final JooqSession session;
  private final EngineCare care;
  private final WriteWatch watch;

  public Units(
      Connections connections,
      Dialect dialect,
      InstantSource clock,
      Observation observation,
      ThreadTransactions transactions) {
    this(connections, dialect, clock, observation, transactions, Option.none());
  }

  private Units(
      Connections connections,
      Dialect dialect,
      InstantSource clock,
      Observation observation,
      ThreadTransactions transactions,
      Option<AsOf> asOf) {
    OpenUnit openUnit = new OpenUnit(dialect, MicrosecondClock.of(clock));
    Retries retries = new Retries(dialect, connections);
    Savepoints savepoints = new Savepoints(openUnit, retries);
    UnitMonitor monitor = new UnitMonitor(observation);
    this.watch = new WriteWatch(connections);
    this.callers = new CallerTransactions(connections, openUnit, retries, savepoints, monitor);
    UnitOfWork separate =
        new JooqUnitOfWork(connections, openUnit, retries, savepoints, monitor, watch);
    UnitOfWork units =
        transactions == ThreadTransactions.NONE
            ? separate
            : new JoiningUnitOfWork(separate, openUnit, callers, transactions);
    this.unitOfWork =
        asOf.<UnitOfWork>map(then -> new PastUnitOfWork(then.at(), units)).getOrElse(units);
    this.session = new JooqSession(openUnit, dialect, asOf);
    this.care = new EngineCare(connections, openUnit);
  }

  /** The same workspace as it was at an instant: its units of work only read. */
  public static Units asOf(
      Instant at,
      Connections connections,
      Dialect dialect,
      Observation observation,
      ThreadTransactions transactions) {
    return new Units(
        connections,
        dialect,
        InstantSource.fixed(at),
        observation,
        transactions,
        Option.some(new AsOf(at, dialect)));
  }

  /** Runs work in a separate transaction, or in that of the thread. */
  public UnitOfWork unitOfWork() {
    return unitOfWork;
  }

  /** Runs work inside the transaction that the caller has open on this connection. */
  public <L, R> Joined<Either<L, R>> joining(Connection connection, Supplier<Either<L, R>> work) {
    return callers.joining(connection, Kind.WRITE, work);
  }

  /** Runs statements in the open unit. */
  public JooqSession session() {
    return session;
  }

  /** The engine's care of its files, outside units of work. */
  public EngineCare care() {
    return care;
  }

  /** Ends the watch over units that write. */
  @Override
  public void close() {
    watch.close();
  }
}
