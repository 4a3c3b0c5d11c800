package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.Access;
import dev.stoa.adapter.jooq.Connections;
import dev.stoa.adapter.jooq.Lease;
import dev.stoa.domain.kernel.StorageException;
import java.sql.SQLException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;

/** One connection that writes, taken in turn, and a few that only read. */
final class SqliteConnections implements Connections {

  private final SqliteFile file;
  private final SqliteConnection writer;
  private final Semaphore writerTurn = new Semaphore(1, true);
  private final Semaphore readerTurns;
  private final int readers;
  private final ConcurrentLinkedDeque<SqliteConnection> idleReaders = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  SqliteConnections(SqliteFile file, int readers) {
    this.file = file;
    this.readers = readers;
    this.readerTurns = new Semaphore(readers);
    try {
      this.writer = new SqliteConnection(file.openWriter());
    } catch (SQLException e) {
      throw new StorageException("cannot open " + file.path() + ": " + e.getMessage(), e);
    }
  }

  @Override
  public Lease borrow(Access access) throws SQLException {
    return access == Access.WRITE ? borrowWriter() : borrowReader(access);
  }

  private Lease borrowWriter() throws SQLException {
    await(writerTurn);
    try {
      writer.begin("begin immediate");
    } catch (SQLException e) {
      writerTurn.release();
      throw e;
    }
    return new SqliteLease(writer, writerTurn::release);
  }

  private Lease borrowReader(Access access) throws SQLException {
    await(readerTurns);
    SqliteConnection reader = null;
    try {
      reader = idleReaders.pollFirst();
      if (reader == null) {
        reader = new SqliteConnection(file.openReader());
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

  private void await(Semaphore turn) {
    try {
      turn.acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StorageException("interrupted while waiting for a connection", e);
    }
    if (closed) {
      turn.release();
      throw new StorageException("the workspace " + file.path() + " is closed");
    }
  }

  /** Waits for the units of work that are open, then closes the file. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    writerTurn.acquireUninterruptibly();
    readerTurns.acquireUninterruptibly(readers);
    closed = true;
    try {
      for (SqliteConnection reader : idleReaders) {
        reader.close();
      }
      writer.close();
    } catch (SQLException e) {
      throw new StorageException("cannot close " + file.path() + ": " + e.getMessage(), e);
    } finally {
      readerTurns.release(readers);
      writerTurn.release();
    }
  }
}
