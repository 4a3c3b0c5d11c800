package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.ContextStorage;

/**
 * The port to the content of a workspace as rows. A workspace in a database has it, one in memory
 * has no rows.
 */
public interface OperationsStorage extends ContextStorage {

  StoredTables storedTables();
}
