package dev.stoa.adapter.sqlite;

import dev.stoa.storage.StorageConfig;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** A workspace in the file of an application, over the application's connections. */
abstract class OverDataSource extends SqliteWorkspace {

  DataSource source() {
    SQLiteConfig settings = new SQLiteConfig();
    settings.enforceForeignKeys(true);
    settings.setBusyTimeout(30_000);
    SQLiteDataSource source = new SQLiteDataSource(settings);
    source.setUrl(config().url());
    return source;
  }

  @Override
  StorageConfig opened() {
    return StorageConfig.over(source());
  }
}
