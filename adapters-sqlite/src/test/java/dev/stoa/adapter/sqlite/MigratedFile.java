package dev.stoa.adapter.sqlite;

import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Empty workspaces with the latest schema, copied from one that was migrated once. */
public final class MigratedFile {

  private static final byte[] TEMPLATE = template();

  private MigratedFile() {}

  /** The url of a new workspace in this folder. */
  public static String in(Path folder) {
    return at(folder.resolve("workspace.db"));
  }

  /** The url of a new workspace in this file. */
  static String at(Path file) {
    try {
      return url(Files.write(file, TEMPLATE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] template() {
    try {
      Path folder = Files.createTempDirectory("stoa-template");
      Path file = folder.resolve("template.db");
      Storages.open(StorageConfig.of(url(file))).close();
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      Files.delete(folder);
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String url(Path file) {
    return "jdbc:sqlite:" + file;
  }
}
