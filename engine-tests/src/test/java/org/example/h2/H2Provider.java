package org.example.h2;

import dev.stoa.adapter.jooq.unit.PollingBroadcast;
import dev.stoa.storage.BackupEngine;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.StorageProvider;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.control.Option;

/** Opens databases of H2 that live as long as they are open. */
public final class H2Provider implements StorageProvider {

  @Override
  public boolean accepts(String url) {
    return url.startsWith("jdbc:h2:mem:");
  }

  @Override
  public JdbcStorage open(StorageConfig config) {
    return new H2Engine().open(new H2Connections(config), new PollingBroadcast(), config);
  }

  @Override
  public Option<JdbcStorage> openExisting(StorageConfig config) {
    return Option.none();
  }

  @Override
  public WorkspaceSchema schema(StorageConfig config) {
    throw H2Engine.missing("migrations");
  }

  @Override
  public BackupEngine backup(StorageConfig config) {
    throw H2Engine.missing("backups");
  }
}
