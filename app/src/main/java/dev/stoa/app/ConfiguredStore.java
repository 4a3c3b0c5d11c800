package dev.stoa.app;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.kernel.UnitListener;
import dev.stoa.storage.Durability;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.storage.StoreUrl;
import dev.stoa.storage.WorkspaceSchema;
import java.util.function.Function;

/** The workspace the global options name, not opened before somebody needs it. */
public record ConfiguredStore(
    String url, SchemaMode schemaMode, Durability durability, KeyOptions keys) {

  /** Works on the workspace, which is made if there is none yet. */
  public <T> T create(Function<Stoa, T> work) {
    try (Stoa stoa = Stoa.open(wired(config()))) {
      return work.apply(stoa);
    }
  }

  /**
   * Works on the workspace that is there.
   *
   * <p>Whoever mistypes a url must not be told that the log of an empty new file is sound.
   */
  public <T> T use(Function<Stoa, T> work) {
    return use(config(), work);
  }

  /** As above, for many callers at a time, and a listener that counts what they do. */
  <T> T serve(UnitListener listener, Function<Stoa, T> work) {
    return use(served(listener), work);
  }

  private <T> T use(StorageConfig config, Function<Stoa, T> work) {
    try (Stoa stoa = Stoa.openExisting(wired(config)).getOrElseThrow(this::missing)) {
      return work.apply(stoa);
    }
  }

  private CliFailure missing() {
    return CliFailure.storage(
        "there is no workspace at " + shown() + ": check --store, or make it with `stoa migrate`",
        null);
  }

  /** Its schema, without opening it. */
  WorkspaceSchema schema() {
    return Storages.schema(config());
  }

  /** A store with the keys that are given. */
  StoaConfig wired(StorageConfig config) {
    StoaConfig plain = StoaConfig.of(config);
    return keys.encryption().map(plain::withEncryption).getOrElse(plain);
  }

  StorageConfig config() {
    return served(UnitListener.NONE).withConnections(2);
  }

  StorageConfig served(UnitListener listener) {
    return CliFailure.checked(
        "--store: ",
        () ->
            StorageConfig.of(url)
                .withSchema(schemaMode)
                .withDurability(durability)
                .withListener(listener)
                .withoutSlowUnit());
  }

  /** The url without what may hold a password. */
  String shown() {
    return StoreUrl.shown(url);
  }
}
