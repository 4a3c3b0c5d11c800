package dev.stoa.adapter.jooq;

/** An engine's way in; found on the class path by {@link Storages}. */
public interface StorageProvider {

  /** Whether this engine serves urls of that form. */
  boolean accepts(String url);

  /** Opens the workspace, its schema treated as the configuration says. */
  JooqStorage open(StorageConfig config);

  /** The schema of the workspace, without opening it. */
  WorkspaceSchema schema(StorageConfig config);
}
