package dev.stoa.adapter.postgres;

import dev.stoa.storage.StorageConfig;
import org.postgresql.ds.PGSimpleDataSource;

/** A workspace in the database of an application, over connections with its own settings. */
abstract class OverDataSource extends MigratedSchema {

  PGSimpleDataSource source() {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(config().url());
    source.setOptions(
        "-c search_path=nowhere -c default_transaction_isolation=serializable -c TimeZone=+08");
    return source;
  }

  @Override
  StorageConfig opened() {
    return StorageConfig.over(source(), "public");
  }
}
