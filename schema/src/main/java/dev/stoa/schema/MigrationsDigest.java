package dev.stoa.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The digest of the files that the migrations are read from: of their jar, or of their folder. */
public final class MigrationsDigest {

  private static final String SETTINGS = "dev/stoa/migration/sqlite.conf";

  private MigrationsDigest() {}

  /** In hexadecimal: another one for other migrations. */
  public static String hex() {
    MessageDigest digest = sha256();
    try {
      for (Path file : files()) {
        digest.update(Files.readAllBytes(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return HexFormat.of().formatHex(digest.digest(), 0, 8);
  }

  private static List<Path> files() throws IOException {
    URL settings =
        Objects.requireNonNull(
            MigrationsDigest.class.getClassLoader().getResource(SETTINGS), SETTINGS);
    URLConnection connection = settings.openConnection();
    if (connection instanceof JarURLConnection jar) {
      return List.of(Path.of(URI.create(jar.getJarFileURL().toString())));
    }
    Path folder =
        Objects.requireNonNull(Path.of(URI.create(settings.toString())).getParent(), SETTINGS);
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
