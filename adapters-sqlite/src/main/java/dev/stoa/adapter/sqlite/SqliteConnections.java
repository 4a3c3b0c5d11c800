package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.storage.Timeouts;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** One write connection, used by one unit at a time, and several read connections. */
final class SqliteConnections implements Connections {

  private final SqliteFile file;
  private final SqliteWriter writer;
  private final ChangedTables changed = new ChangedTables();
  private final Semaphore readerTurns;
  private final int readers;
  private final ConcurrentLinkedDeque<SqliteConnection> idleReaders = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  SqliteConnections(SqliteFile file, Connection writer, int readers) {
    this.file = file;
    this.writer =
        new SqliteWriter(
            SqliteConnection.ofOwn(writer, changed), file.timeouts().lock(), SqliteWriter.OPEN);
    this.readers = readers;
    this.readerTurns = new Semaphore(readers);
  }

  @Override
  public Lease join(Connection connection) throws SQLException {
    return JoinedConnection.of(connection, file.path(), changed);
  }

  @Override
  public Timeouts timeouts() {
    return file.timeouts();
  }

  @Override
  public void noteLongWrite(String operation, Instant since) {
    LockNote.ofThisProcess(operation, since).write(file.path());
  }

  @Override
  public void removeNote() {
    LockNote.remove(file.path());
  }

  @Override
  public Option<String> lockHolder() {
    return LockHolder.of(file.path());
  }

  @Override
  public Lease borrow(Access access) throws SQLException {
    return access == Access.WRITE ? borrowWriter() : borrowReader(access);
  }

  private Lease borrowWriter() throws SQLException {
    long start = System.nanoTime();
    Duration lock = timeouts().lock();
    awaitWriter();
    // The lock timeout covers the wait for writers of this process and of others.
    return writer.begin(lock.toNanos() - (System.nanoTime() - start));
  }

  @Override
  public boolean compact() throws SQLException {
    awaitWriter();
    try {
      writer.settle();
      SqliteCompaction.run(writer.connection().jdbc());
    } finally {
      writer.turn().release();
    }
    return true;
  }

  @Override
  public long checkpoint() throws SQLException {
    awaitWriter();
    try {
      writer.settle();
      return SqliteCheckpoint.run(writer.connection().jdbc(), file.path());
    } finally {
      writer.turn().release();
    }
  }

  private void awaitWriter() {
    if (!await(writer.turn(), timeouts().lock())) {
      throw new StorageException("other units of work of this process are writing", null, true);
    }
  }

  @Override
  public Option<Long> occurrences(String text) {
    return Option.some(SqliteBytes.occurrences(file.path(), text));
  }

  @Override
  public Seq<HealthFinding> examine(boolean deep) throws SQLException {
    try (Lease lease = borrow(Access.READ)) {
      return new SqliteExamination(file.path()).run(lease.connection(), deep);
    }
  }

  @Override
  public long size() throws SQLException {
    try (Lease lease = borrow(Access.READ)) {
      return new SqliteExamination(file.path()).bytes(lease.connection());
    }
  }

  private Lease borrowReader(Access access) throws SQLException {
    if (!await(readerTurns, timeouts().pool())) {
      throw new StorageException(
          "all "
              + readers
              + " connections that read "
              + file.path()
              + " were in use for longer than the pool timeout, "
              + timeouts().pool()
              + ": raise StorageConfig.connections or timeouts.pool");
    }
    SqliteConnection reader = null;
    try {
      reader = idleReaders.pollFirst();
      if (reader == null) {
        reader = SqliteConnection.ofOwn(file.openReader(), changed);
      }
      if (access == Access.SNAPSHOT) {
        reader.begin("begin deferred");
      }
    } catch (SQLException e) {
      if (reader != null) {
        idleReaders.addFirst(reader);
      }
      readerTurns.release();
      throw e;
    }
    SqliteConnection lent = reader;
    return new SqliteLease(
        lent,
        () -> {
          idleReaders.addFirst(lent);
          readerTurns.release();
        });
  }

  /** False after the timeout. */
  private boolean await(Semaphore turn, Duration atMost) {
    try {
      if (!turn.tryAcquire(atMost.toNanos(), TimeUnit.NANOSECONDS)) {
        return false;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StorageException("interrupted while waiting for a connection", e);
    }
    if (closed) {
      turn.release();
      throw new StorageException("the workspace " + file.path() + " is closed");
    }
    return true;
  }

  /** Waits for the units of work that are open, then closes the file. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    writer.turn().acquireUninterruptibly();
    writer.settle();
    readerTurns.acquireUninterruptibly(readers);
    closed = true;
    try {
      for (SqliteConnection reader : idleReaders) {
        reader.close();
      }
      writer.connection().close();
    } catch (SQLException e) {
      throw new StorageException("cannot close " + file.path() + ": " + e.getMessage(), e);
    } finally {
      readerTurns.release(readers);
      writer.turn().release();
    }
  }
}
