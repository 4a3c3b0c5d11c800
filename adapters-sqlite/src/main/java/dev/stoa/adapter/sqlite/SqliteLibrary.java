package dev.stoa.adapter.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The native library inside the driver's jar.
 *
 * <p>The driver unpacks and compares it in every process, unless the system property {@code
 * org.sqlite.lib.path} names a folder that has it.
 */
public final class SqliteLibrary {

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
}
