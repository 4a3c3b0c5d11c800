package dev.stoa.adapter.jooq.engine;

import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.StorageProvider;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** A provider that checks or migrates the schema before it opens a workspace. */
public abstract class EngineProvider implements StorageProvider {

  static {
    QuietLibraries.loadSlf4j();
  }

  @Override
  public final JdbcStorage open(StorageConfig config) {
    return openIf(
            schema -> {
              SchemaGate.pass(schema, config.schema());
              return true;
            },
            config)
        .get();
  }

  @Override
  public final Option<JdbcStorage> openExisting(StorageConfig config) {
    return openIf(schema -> SchemaGate.passExisting(schema, config.schema()), config);
  }

  /** Opens the workspace if its schema passes. */
  protected abstract Option<JdbcStorage> openIf(
      Predicate<WorkspaceSchema> gate, StorageConfig config);
}
