package dev.stoa.adapter.sqlite;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The native library inside the driver's jar.
 *
 * <p>The driver unpacks it in every process, and compares it with the jar byte by byte, unless the
 * system property {@code org.sqlite.lib.path} names a folder that has it.
 */
public final class SqliteLibrary {

  private static final String FOLDER = "org.sqlite.lib.path";

  private static boolean tried;

  private SqliteLibrary() {}

  /** Copies the library of this platform into the folder. */
  public static void copyTo(Path folder) throws IOException {
    String name = LibraryLoaderUtil.getNativeLibName();
    String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
    try (InputStream library = LibraryLoaderUtil.class.getResourceAsStream(resource)) {
      if (library == null) {
        throw new IOException("the driver has no " + resource + " for this platform");
      }
      Files.copy(library, folder.resolve(name));
    }
  }

  /** Loads the library once, without the comparison: it takes longer than all else at a start. */
  static synchronized void load() {
    if (tried || System.getProperty(FOLDER) != null) {
      return;
    }
    tried = true;
    try {
      unpackAndLoad();
    } catch (Exception theDriverTriesInItsOwnWay) {
      return;
    }
  }

  private static void unpackAndLoad() throws Exception {
    String temporary =
        System.getProperty("org.sqlite.tmpdir", System.getProperty("java.io.tmpdir"));
    Path folder = Files.createTempDirectory(Path.of(temporary), "stoa-sqlite");
    try {
      copyTo(folder);
      System.setProperty(FOLDER, folder.toString());
      SQLiteJDBCLoader.initialize();
    } finally {
      System.clearProperty(FOLDER);
      remove(folder.toFile());
    }
  }

  /** Where a loaded library cannot be removed, it is when the process ends. */
  private static void remove(File folder) {
    File library = new File(folder, LibraryLoaderUtil.getNativeLibName());
    if (library.exists() && !library.delete() || !folder.delete()) {
      folder.deleteOnExit();
      library.deleteOnExit();
    }
  }
}
