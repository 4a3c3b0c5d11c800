package dev.stoa.adapter.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.StorageConfig;

/** Stoa's own connection pool. */
final class PostgresPool {

  private PostgresPool() {}

  static HikariDataSource open(
      PostgresWorkspace workspace, UnitSettings unitSettings, StorageConfig config) {
    long pool = config.timeouts().pool().toMillis();
    HikariConfig settings = new HikariConfig();
    settings.setPoolName("stoa-" + workspace.schema());
    settings.setDataSource(workspace.units());
    settings.setMaximumPoolSize(config.connections());
    settings.setMinimumIdle(1);
    settings.setConnectionTimeout(pool);
    // The check of a connection must end before the pool timeout.
    settings.setValidationTimeout(Math.min(config.timeouts().connect().toMillis(), pool));
    settings.setConnectionInitSql(unitSettings.forSession());
    try {
      return new HikariDataSource(settings);
    } catch (PoolInitializationException e) {
      throw new StorageException("cannot reach PostgreSQL: " + e.getMessage(), e);
    }
  }
}
