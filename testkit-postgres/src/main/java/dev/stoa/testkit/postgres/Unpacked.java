package dev.stoa.testkit.postgres;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import io.zonky.test.db.postgres.embedded.PgBinaryResolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Knows the folder into which the binaries are unpacked: it is named after their MD5. */
final class Unpacked implements PgBinaryResolver {

  private static final Path FOLDER = Path.of(System.getProperty("java.io.tmpdir"), "embedded-pg");

  private volatile String md5;

  @Override
  public InputStream getPgBinary(String system, String machine) throws IOException {
    try (InputStream found = DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system, machine)) {
      if (found == null) {
        return null;
      }
      byte[] archive = found.readAllBytes();
      md5 = HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(archive));
      return new ByteArrayInputStream(archive);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK knows MD5", e);
    }
  }

  boolean isDone() {
    return md5 != null && Files.isDirectory(folder());
  }

  Path folder() {
    return FOLDER.resolve("PG-" + md5);
  }
}
