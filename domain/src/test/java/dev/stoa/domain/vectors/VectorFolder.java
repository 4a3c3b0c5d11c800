package dev.stoa.domain.vectors;

import dev.stoa.domain.data.OutsideData;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the folder of vector files. */
public final class VectorFolder {

  private static final String PROPERTY = "stoa.vectors";

  private VectorFolder() {}

  /**
   * The folder given by the property, else the default one; if the default one is missing, the
   * tests are skipped. A relative folder is looked for below the working folder and each of its
   * parents, because every module's tests run in the folder of the module.
   */
  public static Path find() {
    String given = System.getProperty(PROPERTY);
    return given == null ? OutsideData.need("spec/vectors") : resolve(given);
  }

  private static Path resolve(String given) {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path folder = at.resolve(given);
      if (Files.isDirectory(folder)) {
        return folder.normalize();
      }
    }
    throw new IllegalArgumentException(PROPERTY + " is " + given + ": there is no such folder");
  }
}
