package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;

/**
 * The private half of a log's key, written {@code PRIVATE+KEY+<name>+<id in hex>+<Base 64>}.
 *
 * <p>Its {@link #toString} shows the public half only, so that a log line never gives it away.
 */
public final class SigningKey {

  private static final String PREFIX = "PRIVATE+KEY+";

  private final byte[] seed;
  private final VerifierKey verifier;

  private SigningKey(String name, byte[] seed) {
    this.seed = seed;
    this.verifier = VerifierKey.of(KeyName.checked(name), Ed25519.publicKeyOf(seed));
  }

  /** A new key for this name. */
  public static SigningKey generate(String name, SecureRandom random) {
    byte[] seed = new byte[Ed25519.KEY_BYTES];
    random.nextBytes(seed);
    return new SigningKey(name, seed);
  }

  static SigningKey ofSeed(String name, byte[] seed) {
    return new SigningKey(name, seed.clone());
  }

  /** Reads what {@link #secretText} wrote; the text itself never appears in a refusal. */
  public static SigningKey parse(String text) {
    String[] parts =
        text.startsWith(PREFIX) ? text.substring(PREFIX.length()).split("\\+", 3) : new String[0];
    if (parts.length != 3) {
      throw refused("it is not PRIVATE+KEY+<name>+<id>+<key>");
    }
    byte[] material = StrictBase64.decode(parts[2]);
    if (material.length != 1 + Ed25519.KEY_BYTES || material[0] != KeyHint.ED25519) {
      throw refused("it is no Ed25519 key");
    }
    SigningKey key = new SigningKey(parts[0], Arrays.copyOfRange(material, 1, material.length));
    if (!key.verifier.id().hex().equals(parts[1])) {
      throw refused("its id is not that of its key");
    }
    return key;
  }

  /** The secret key as text; keep it where only the log's operator can read it. */
  public String secretText() {
    byte[] material = new byte[1 + seed.length];
    material[0] = KeyHint.ED25519;
    System.arraycopy(seed, 0, material, 1, seed.length);
    return PREFIX
        + verifier.name()
        + "+"
        + verifier.id().hex()
        + "+"
        + Base64.getEncoder().encodeToString(material);
  }

  /** The half to give away. */
  public VerifierKey verifier() {
    return verifier;
  }

  byte[] sign(byte[] message) {
    return Ed25519.sign(seed, message);
  }

  @Override
  public String toString() {
    return "signing key of " + verifier;
  }

  private static IllegalArgumentException refused(String reason) {
    return new InvalidValue("signing key cannot be read: " + reason);
  }
}
