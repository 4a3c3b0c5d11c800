package dev.stoa.example.plain;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.kernel.TimeOrderedIds;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.security.SecureRandom;
import java.util.Properties;

/**
 * The wiring, by hand: {@code store.url} of the configuration picks the engine, among the adapters
 * that are on the class path.
 */
public final class AccessApplication implements AutoCloseable {

  private final Storage storage;
  private final AccessService service;

  public AccessApplication(Properties configuration) {
    StorageConfig config = StorageConfig.of(configuration.getProperty("store.url"));
    this.storage = Storages.open(config);
    this.service =
        new AccessService(
            new AuditOperations(
                storage, config.clock(), new TimeOrderedIds(config.clock(), new SecureRandom())));
  }

  public AccessService service() {
    return service;
  }

  @Override
  public void close() {
    storage.close();
  }
}
