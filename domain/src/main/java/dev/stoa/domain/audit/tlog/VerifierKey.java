package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import java.util.Arrays;
import java.util.Base64;

/** The public half of a log's key, written {@code <name>+<id in hex>+<Base 64>}. */
public final class VerifierKey {

  private final String name;
  private final KeyHint id;
  private final byte[] publicKey;

  private VerifierKey(String name, byte[] publicKey) {
    this.name = KeyName.checked(name);
    this.publicKey = publicKey;
    this.id = KeyHint.of(name, KeyHint.ED25519, publicKey);
  }

  static VerifierKey of(String name, byte[] publicKey) {
    return new VerifierKey(name, publicKey.clone());
  }

  /** Reads a verifier key; anything but a whole Ed25519 key whose id fits is refused. */
  public static VerifierKey parse(String text) {
    // Base 64 contains plus signs too: only the first two separate.
    String[] parts = text.split("\\+", 3);
    if (parts.length != 3) {
      throw refused("it is not <name>+<id>+<key>");
    }
    byte[] material = StrictBase64.decode(parts[2]);
    if (material.length != 1 + Ed25519.KEY_BYTES || material[0] != KeyHint.ED25519) {
      throw refused("it is no Ed25519 key");
    }
    VerifierKey key = new VerifierKey(parts[0], Arrays.copyOfRange(material, 1, material.length));
    if (!key.id.hex().equals(parts[1])) {
      throw refused("its id " + parts[1] + " is not that of its key, " + key.id.hex());
    }
    return key;
  }

  /** Whose key it is. */
  public String name() {
    return name;
  }

  KeyHint id() {
    return id;
  }

  /** The id of the same key where it signs a time, too. */
  KeyHint cosignatureId() {
    return KeyHint.of(name, KeyHint.COSIGNATURE, publicKey);
  }

  boolean verifies(byte[] message, byte[] signature) {
    return Ed25519.verify(publicKey, message, signature);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof VerifierKey key
        && name.equals(key.name)
        && Arrays.equals(publicKey, key.publicKey);
  }

  @Override
  public int hashCode() {
    return id.value();
  }

  /** The text that {@link #parse} reads. */
  @Override
  public String toString() {
    byte[] material = new byte[1 + publicKey.length];
    material[0] = KeyHint.ED25519;
    System.arraycopy(publicKey, 0, material, 1, publicKey.length);
    return name + "+" + id.hex() + "+" + Base64.getEncoder().encodeToString(material);
  }

  private static IllegalArgumentException refused(String reason) {
    return new InvalidValue("verifier key cannot be read: " + reason);
  }
}
