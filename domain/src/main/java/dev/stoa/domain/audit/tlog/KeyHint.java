package dev.stoa.domain.audit.tlog;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/** The four bytes that, with its name, point at a key: enough to find it, not to trust it. */
record KeyHint(int value) {

  /** The signature type of plain Ed25519. */
  static final byte ED25519 = 1;

  /** The signature type of Ed25519 with a time: cosignature/v1. */
  static final byte COSIGNATURE = 4;

  static KeyHint of(String name, byte type, byte[] publicKey) {
    MessageDigest digest = MerkleHasher.sha256();
    digest.update(name.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) '\n');
    digest.update(type);
    return of(digest.digest(publicKey));
  }

  /** From the first four bytes, the most significant first. */
  static KeyHint of(byte[] bytes) {
    return new KeyHint(
        bytes[0] << 24 | (bytes[1] & 0xff) << 16 | (bytes[2] & 0xff) << 8 | (bytes[3] & 0xff));
  }

  byte[] bytes() {
    return new byte[] {
      (byte) (value >> 24), (byte) (value >> 16), (byte) (value >> 8), (byte) value
    };
  }

  String hex() {
    return HexFormat.of().formatHex(bytes());
  }
}
