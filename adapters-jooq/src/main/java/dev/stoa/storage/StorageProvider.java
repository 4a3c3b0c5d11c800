package dev.stoa.storage;

import io.vavr.control.Option;

/** The entry point of an engine; found on the class path by {@link Storages}. */
public interface StorageProvider {

  /** Whether this engine serves urls of that form. */
  boolean accepts(String url);

  /** Opens the workspace, with its schema checked or migrated as configured. */
  JdbcStorage open(StorageConfig config);

  /** As above, for an existing workspace; none is created. */
  Option<JdbcStorage> openExisting(StorageConfig config);

  /** The schema of the workspace, without opening it. */
  WorkspaceSchema schema(StorageConfig config);

  /** What backups of the workspace need, without opening it. */
  BackupEngine backup(StorageConfig config);
}
