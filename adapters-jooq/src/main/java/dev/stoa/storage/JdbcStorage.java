package dev.stoa.storage;

import dev.stoa.domain.imports.ImportStorage;
import dev.stoa.domain.operations.OperationsStorage;
import dev.stoa.domain.storage.Storage;
import io.vavr.control.Either;
import java.sql.Connection;
import java.time.Instant;
import java.util.function.Supplier;

/**
 * A workspace in a database: its content can be read as rows, and its work may join transactions of
 * the caller.
 */
public interface JdbcStorage extends Storage, ImportStorage, OperationsStorage {

  /**
   * Runs work inside the transaction that is open on a caller's connection to the same database.
   *
   * <p>Units of work opened inside take part in it. A left or an exception rolls back the changes
   * of the work, not the caller's own; nothing is committed, closed or retried: a conflict is a
   * {@code StorageException} that {@code isRetryable()}.
   */
  <L, R> Joined<Either<L, R>> joining(Connection connection, Supplier<Either<L, R>> work);

  /**
   * The workspace as it was at an instant: it can be read, and refuses every write. It uses the
   * connections of this one and is closed with it.
   */
  JdbcStorage asOf(Instant at);
}
