package dev.stoa.storage;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.StoragePlace.OverDataSource;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ServiceLoader;

/** Opens a workspace with the engine that supports its url. */
public final class Storages {

  private Storages() {}

  public static JdbcStorage open(StorageConfig config) {
    return provider(config).open(config);
  }

  /** Opens an existing workspace; none is created. */
  public static Option<JdbcStorage> openExisting(StorageConfig config) {
    return provider(config).openExisting(config);
  }

  public static WorkspaceSchema schema(StorageConfig config) {
    return provider(config).schema(config);
  }

  /** What backups and restores need of the engine; only for a workspace with a url. */
  public static BackupEngine backup(StorageConfig config) {
    if (config.place() instanceof OverDataSource over) {
      throw new StorageException(
          "a workspace over "
              + over
              + " is part of its database: back it up with the database, or export it");
    }
    return provider(config).backup(config);
  }

  private static StorageProvider provider(StorageConfig config) {
    String url = config.place() instanceof OverDataSource over ? url(over) : config.url();
    for (StorageProvider provider : ServiceLoader.load(StorageProvider.class)) {
      if (provider.accepts(url)) {
        return provider;
      }
    }
    throw new StorageException(
        "no engine on the class path supports "
            + scheme(url)
            + ": use jdbc:sqlite:<file> with stoa-adapters-sqlite, or jdbc:postgresql://… with"
            + " stoa-adapters-postgres");
  }

  private static String url(OverDataSource over) {
    try (Connection connection = over.source().getConnection()) {
      return connection.getMetaData().getURL();
    } catch (SQLException e) {
      throw new StorageException("cannot get a connection from " + over + ": " + e.getMessage(), e);
    }
  }

  /** Only the scheme: the rest of a url may contain a password. */
  private static String scheme(String url) {
    int end = url.indexOf(':', url.indexOf(':') + 1);
    return end < 0 ? url : url.substring(0, end);
  }
}
