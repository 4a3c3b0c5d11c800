package dev.stoa.adapter.postgres;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The number of a named advisory lock of a workspace; advisory locks span the whole database. */
final class AdvisoryKey {

  private AdvisoryKey() {}

  static long of(String schema, String lock) {
    try {
      byte[] name = ("stoa\n" + schema + "\n" + lock).getBytes(StandardCharsets.UTF_8);
      return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(name)).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
