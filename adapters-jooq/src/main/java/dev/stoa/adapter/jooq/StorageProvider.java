package dev.stoa.adapter.jooq;

import dev.stoa.domain.storage.Storage;

/** An engine's way in; found on the class path by {@link Storages}. */
public interface StorageProvider {

  /** Whether this engine serves urls of that form. */
  boolean accepts(String url);

  /** Opens the workspace, its schema treated as the configuration says. */
  Storage open(StorageConfig config);

  /** The schema of the workspace, without opening it. */
  WorkspaceSchema schema(StorageConfig config);
}
