package dev.stoa.benchmarks.start;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.nop.NOPServiceProvider;
import org.sqlite.JDBC;

/**
 * The programs to compare with, the SQLite driver and what it logs with in one jar: beside all the
 * other libraries they would start more slowly than they have to.
 */
final class SmallJar {

  private static final Pattern NEEDED =
      Pattern.compile(
          "(org/sqlite|org/slf4j|dev/stoa/benchmarks/start)/.*"
              + "|META-INF/services/(java\\.sql\\.Driver|org\\.slf4j\\..*)");

  private SmallJar() {}

  static Path in(Path folder) throws IOException, URISyntaxException {
    Path small = folder.resolve("plain.jar");
    try (OutputStream file = Files.newOutputStream(small);
        JarOutputStream to = new JarOutputStream(file)) {
      for (Class<?> one :
          List.of(SmallJar.class, JDBC.class, Logger.class, NOPServiceProvider.class)) {
        copy(jarOf(one), to);
      }
    }
    return small;
  }

  static Path jarOf(Class<?> loaded) throws URISyntaxException {
    return Path.of(loaded.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static void copy(Path jar, JarOutputStream to) throws IOException {
    try (JarFile from = new JarFile(jar.toFile())) {
      for (JarEntry entry : Collections.list(from.entries())) {
        if (!entry.isDirectory() && NEEDED.matcher(entry.getName()).matches()) {
          to.putNextEntry(new JarEntry(entry.getName()));
          try (InputStream content = from.getInputStream(entry)) {
            content.transferTo(to);
          }
        }
      }
    }
  }
}
