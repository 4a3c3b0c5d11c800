package dev.stoa.adapter.postgres;

import dev.stoa.storage.StorageConfig;

/** A workspace reached through PgBouncer in transaction mode. */
abstract class BehindPooler extends MigratedSchema {

  private static String pooled;

  private static synchronized String pooled(String url) {
    if (pooled == null) {
      pooled = PgBouncer.before(url);
    }
    return pooled;
  }

  @Override
  StorageConfig opened() {
    return StorageConfig.of(pooled(config().url())).withTransactionPooling();
  }
}
