package dev.stoa.benchmarks.start;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;

/**
 * The programs to compare with and the SQLite driver in a jar of their own: from the large jar of
 * the benchmarks they would start more slowly than they have to.
 */
final class SmallJar {

  private static final Pattern NEEDED =
      Pattern.compile(
          "(org/sqlite|org/slf4j|dev/stoa/benchmarks/start)/.*"
              + "|META-INF/services/(java\\.sql\\.Driver|org\\.slf4j\\..*)");

  private SmallJar() {}

  static Path in(Path folder) throws IOException, URISyntaxException {
    Path ours = Path.of(SmallJar.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path small = folder.resolve("plain.jar");
    try (JarFile from = new JarFile(ours.toFile());
        OutputStream file = Files.newOutputStream(small);
        JarOutputStream to = new JarOutputStream(file)) {
      for (JarEntry entry : Collections.list(from.entries())) {
        if (NEEDED.matcher(entry.getName()).matches()) {
          to.putNextEntry(new JarEntry(entry.getName()));
          try (InputStream content = from.getInputStream(entry)) {
            content.transferTo(to);
          }
        }
      }
    }
    return small;
  }
}
