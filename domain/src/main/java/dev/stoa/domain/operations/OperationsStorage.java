package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.ContextStorage;

/**
 * The ports to the content of a workspace as rows, and to the engine that stores them. A workspace
 * in a database has them, one in memory has no rows.
 */
public interface OperationsStorage extends ContextStorage {

  StoredTables storedTables();

  SubjectRows subjectRows();

  StoreCare storeCare();

  ContentQuality contentQuality();

  Versions versions();
}
