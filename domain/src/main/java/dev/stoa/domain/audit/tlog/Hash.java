package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Objects;

/** The 32 bytes of a SHA-256. */
public final class Hash {

  /** How many bytes. */
  public static final int BYTES = 32;

  private final byte[] bytes;

  private Hash(byte[] bytes) {
    if (bytes.length != BYTES) {
      throw new InvalidValue("a hash has 32 bytes, not " + bytes.length);
    }
    this.bytes = bytes;
  }

  /** A copy of exactly 32 bytes. */
  public static Hash of(byte[] bytes) {
    return new Hash(bytes.clone());
  }

  /** 32 bytes out of a longer array. */
  public static Hash of(byte[] bytes, int offset) {
    // copyOfRange alone would fill up with zeros past the end.
    Objects.checkFromIndexSize(offset, BYTES, bytes.length);
    return new Hash(Arrays.copyOfRange(bytes, offset, offset + BYTES));
  }

  /** From 64 hexadecimal digits. */
  public static Hash ofHex(String hex) {
    try {
      return new Hash(HexFormat.of().parseHex(hex));
    } catch (IllegalArgumentException e) {
      throw new InvalidValue(String.valueOf(e.getMessage()), e);
    }
  }

  /** From standard Base 64. */
  public static Hash ofBase64(String base64) {
    return new Hash(StrictBase64.decode(base64));
  }

  /** The bytes of several hashes, one after the other. */
  public static byte[] concatenate(Seq<Hash> hashes) {
    byte[] all = new byte[hashes.size() * BYTES];
    int offset = 0;
    for (Hash hash : hashes) {
      hash.copyTo(all, offset);
      offset += BYTES;
    }
    return all;
  }

  /** A copy of the bytes. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** 64 lower-case hexadecimal digits. */
  public String hex() {
    return HexFormat.of().formatHex(bytes);
  }

  /** Standard Base 64. */
  public String base64() {
    return Base64.getEncoder().encodeToString(bytes);
  }

  void copyTo(byte[] target, int offset) {
    System.arraycopy(bytes, 0, target, offset, BYTES);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hash hash && Arrays.equals(bytes, hash.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return hex();
  }
}
