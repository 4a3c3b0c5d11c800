package dev.stoa.bootstrap;

import dev.stoa.application.operations.BackedUpWorkspace;
import dev.stoa.application.operations.TransferOperations;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.BackupEngine;
import dev.stoa.storage.BackupEngine.Replacement;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.Storages;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.function.Function;

/** A workspace at a url, as backups see it. */
final class UrlWorkspace implements BackedUpWorkspace {

  private static final String SQLITE = "jdbc:sqlite:";

  private final StoaConfig config;
  private final BackupEngine engine;

  UrlWorkspace(StoaConfig config) {
    this.config = config;
    this.engine = Storages.backup(config.storage());
  }

  @Override
  public String name() {
    return engine.workspace();
  }

  @Override
  public String shown() {
    return config.storage().place().shown();
  }

  @Override
  public String schemaVersion() {
    return SchemaVersion.LATEST.toString();
  }

  @Override
  public boolean isNewer(String schema) {
    return SchemaVersion.parse(schema).compareTo(SchemaVersion.LATEST) > 0;
  }

  @Override
  public <T> T open(Function<OpenedContent, T> work) {
    try (Stoa stoa =
        Stoa.openExisting(config)
            .getOrElseThrow(
                () ->
                    new StorageException(
                        "there is no workspace at "
                            + shown()
                            + ": check the url, or make it with `stoa migrate`"))) {
      return work.apply(new Content(stoa));
    }
  }

  @Override
  public boolean copyFile(Path target) {
    return engine.copyFile(target);
  }

  @Override
  public ScratchWorkspace scratch(Path folder) {
    return new ScratchFile(config, folder.resolve("scratch.db"));
  }

  @Override
  public ReplacingWorkspace replacement() {
    return new Replacing(config, engine.replacement());
  }

  private static <T> T made(StoaConfig config, Function<OpenedContent, T> work) {
    try (Stoa stoa =
        Stoa.open(config.withStorage(storage -> storage.withSchema(SchemaMode.MIGRATE)))) {
      return work.apply(new Content(stoa));
    }
  }

  private record Content(Stoa stoa) implements OpenedContent {

    @Override
    public TransferOperations transfer() {
      return stoa.transfer();
    }

    @Override
    public Option<String> auditFaults() {
      return Option.some(stoa.audit().verify().getOrElseThrow(RefusalException::new))
          .filter(report -> !report.isSound())
          .map(Object::toString);
    }
  }

  private record ScratchFile(StoaConfig config, Path path) implements ScratchWorkspace {

    @Override
    public Option<Path> file() {
      return Option.some(path);
    }

    @Override
    public Option<String> fileFaults() {
      return SqliteFaults.of(path);
    }

    @Override
    public <T> T open(Function<OpenedContent, T> work) {
      return made(config.withStorage(storage -> storage.withUrl(SQLITE + path)), work);
    }

    @Override
    public void close() {
      // Its folder is removed with everything in it.
    }
  }

  private record Replacing(StoaConfig config, Replacement replacement)
      implements ReplacingWorkspace {

    @Override
    public Option<Path> file() {
      return replacement.file();
    }

    @Override
    public Option<String> fileFaults() {
      return file().flatMap(SqliteFaults::of);
    }

    @Override
    public <T> T open(Function<OpenedContent, T> work) {
      return made(config.withStorage(storage -> replacement.config()), work);
    }

    @Override
    public Option<String> replace(String stamp) {
      return replacement.replace(stamp);
    }

    @Override
    public void close() {
      replacement.close();
    }
  }
}
