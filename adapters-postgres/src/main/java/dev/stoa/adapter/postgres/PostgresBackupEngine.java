package dev.stoa.adapter.postgres;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.BackupEngine;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.StoragePlace.BehindPooler;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/** Restores of a schema; its backups are archives. */
final class PostgresBackupEngine implements BackupEngine {

  private final StorageConfig config;
  private final PostgresWorkspace workspace;

  PostgresBackupEngine(StorageConfig config, PostgresWorkspace workspace) {
    this.config = config;
    this.workspace = workspace;
  }

  @Override
  public String workspace() {
    try (Connection connection = PostgresWorkspace.connect(workspace.units())) {
      return connection.getCatalog() + "." + workspace.schema();
    } catch (SQLException e) {
      throw new StorageException("cannot read the name of the database: " + e.getMessage(), e);
    }
  }

  @Override
  public boolean copyFile(Path target) {
    return false;
  }

  @Override
  public Replacement replacement() {
    String direct =
        config.place() instanceof BehindPooler pooler
            ? pooler.directUrl().getOrElse(pooler::url)
            : config.url();
    return new PostgresReplacement(config, PostgresUrl.of(direct), workspace);
  }
}
