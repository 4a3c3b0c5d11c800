package dev.stoa.app.store;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.kernel.UnitListener;
import dev.stoa.storage.Durability;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.storage.StoreUrl;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * The workspace that an option names, opened when it is first needed.
 *
 * @param option the option, for messages
 */
public record ConfiguredStore(
    String option,
    String url,
    SchemaMode schemaMode,
    Durability durability,
    KeyOptions keys,
    ModelOptions model) {

  private static final String SQLITE = "jdbc:sqlite:";

  /** Another workspace, opened in the same way. */
  public ConfiguredStore at(String otherOption, String otherUrl) {
    return new ConfiguredStore(otherOption, otherUrl, schemaMode, durability, keys, model);
  }

  /** Works on the workspace, which is made if there is none yet. */
  public <T> T create(Function<Stoa, T> work) {
    try (Stoa stoa = Stoa.open(wired(config()))) {
      return work.apply(stoa);
    }
  }

  /** As {@link #create}; if the work fails, a SQLite file that was made for it is removed. */
  public <T> T fill(Function<Stoa, T> work) {
    if (file().forAll(Files::exists)) {
      return create(work);
    }
    AtomicBoolean empty = new AtomicBoolean();
    try {
      return create(
          stoa -> {
            try {
              return work.apply(stoa);
            } catch (RuntimeException e) {
              empty.set(isEmpty(stoa));
              throw e;
            }
          });
    } catch (RuntimeException e) {
      if (empty.get()) {
        remove(e);
      }
      throw e;
    }
  }

  /** Works on the workspace or, if its file is not there yet, on an empty one beside it. */
  public <T> T rehearse(Function<Stoa, T> work) {
    if (file().forAll(Files::exists)) {
      return use(work);
    }
    try {
      Path folder = Files.createTempDirectory("stoa-rehearsal");
      ConfiguredStore other = at(option, SQLITE + folder.resolve("empty.db"));
      try {
        return other.create(work);
      } finally {
        other.remove();
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw CliFailure.storage("an empty workspace cannot be made to try it on: " + e, e);
    }
  }

  /** Another process may have filled it. On a full disk it could not be opened again to look. */
  private static boolean isEmpty(Stoa stoa) {
    try {
      return stoa.transfer().roots(TransferProgress.NONE).rows() == 0;
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** Its file; none on another engine. */
  public Option<Path> file() {
    return Option.when(url.startsWith(SQLITE), () -> Path.of(url.substring(SQLITE.length())));
  }

  private void remove(RuntimeException failure) {
    try {
      remove();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  private void remove() throws IOException {
    for (Path file : file()) {
      for (String end : new String[] {"", "-wal", "-shm"}) {
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + end));
      }
    }
  }

  /**
   * Works on the existing workspace.
   *
   * <p>A mistyped url must not report the log of an empty new file as sound.
   */
  public <T> T use(Function<Stoa, T> work) {
    return serve(wired(config()), work);
  }

  /** As above, for many callers at a time. */
  public <T> T serve(StoaConfig config, Function<Stoa, T> work) {
    try (Stoa stoa = Stoa.openExisting(config).getOrElseThrow(this::missing)) {
      return work.apply(stoa);
    }
  }

  private CliFailure missing() {
    return CliFailure.storage(
        "there is no workspace at "
            + shown()
            + ": check "
            + option
            + ", or make it with `stoa migrate`",
        null);
  }

  /** Its schema, without opening it. */
  public WorkspaceSchema schema() {
    return Storages.schema(config());
  }

  /** How it is opened, for those who open it themselves. */
  public StoaConfig wired() {
    return wired(config());
  }

  /** A store with the keys, the embedding model and the counter of tokens that are given. */
  public StoaConfig wired(StorageConfig config) {
    StoaConfig plain =
        UpkeepSettings.of(System.getenv())
            .on(StoaConfig.of(config))
            .withTokenCounter(NamedCounter.of(model.counter()));
    StoaConfig keyed = keys.encryption().map(plain::withEncryption).getOrElse(plain);
    return model.model().map(keyed::withEmbeddings).getOrElse(keyed);
  }

  public StorageConfig config() {
    return served(UnitListener.NONE).withConnections(2);
  }

  public StorageConfig served(UnitListener listener) {
    return CliFailure.checked(
        option + ": ",
        () ->
            StorageConfig.of(url)
                .withSchema(schemaMode)
                .withDurability(durability)
                .withListener(listener)
                .withoutSlowUnit());
  }

  /** The url without what may hold a password. */
  public String shown() {
    return StoreUrl.shown(url);
  }
}
