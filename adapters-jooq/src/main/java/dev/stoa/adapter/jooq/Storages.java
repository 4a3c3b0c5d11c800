package dev.stoa.adapter.jooq;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.storage.Storage;
import java.util.ServiceLoader;

/** Opens a workspace with whichever engine on the class path serves its url. */
public final class Storages {

  private Storages() {}

  public static Storage open(StorageConfig config) {
    return provider(config).open(config);
  }

  public static WorkspaceSchema schema(StorageConfig config) {
    return provider(config).schema(config);
  }

  private static StorageProvider provider(StorageConfig config) {
    for (StorageProvider provider : ServiceLoader.load(StorageProvider.class)) {
      if (provider.accepts(config.url())) {
        return provider;
      }
    }
    throw new StorageException(
        "no engine on the class path serves "
            + scheme(config.url())
            + ": use jdbc:sqlite:<file> with stoa-adapters-sqlite, or jdbc:postgresql://… with"
            + " stoa-adapters-postgres");
  }

  /** Only the scheme: the rest of a url may hold a password. */
  private static String scheme(String url) {
    int end = url.indexOf(':', url.indexOf(':') + 1);
    return end < 0 ? url : url.substring(0, end);
  }
}
