package dev.stoa.adapter.jooq;

import io.vavr.control.Option;

/** The entry point of an engine; found on the class path by {@link Storages}. */
public interface StorageProvider {

  /** Whether this engine serves urls of that form. */
  boolean accepts(String url);

  /** Opens the workspace, its schema treated as the configuration says. */
  JdbcStorage open(StorageConfig config);

  /** The same for a workspace that is there; if there is none, none is made. */
  Option<JdbcStorage> openExisting(StorageConfig config);

  /** The schema of the workspace, without opening it. */
  WorkspaceSchema schema(StorageConfig config);
}
