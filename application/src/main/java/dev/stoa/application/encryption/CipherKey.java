package dev.stoa.application.encryption;

import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.json.InvalidValue;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** A key of 256 bits with its id; never shown. */
public final class CipherKey {

  /** How many bytes a key has. */
  public static final int BYTES = 32;

  private static final String HASH = "HmacSHA256";
  private static final byte[] FOR_KEYWORDS = "stoa keywords".getBytes(StandardCharsets.UTF_8);

  private final KeyId id;
  private final SecretKeySpec secret;

  /** Refuses a secret of another length. */
  public CipherKey(KeyId id, byte[] secret) {
    if (secret.length != BYTES) {
      throw new InvalidValue(
          "key " + id + " has " + secret.length + " bytes: give " + BYTES + " random bytes");
    }
    this.id = id;
    this.secret = new SecretKeySpec(secret, "AES");
  }

  public KeyId id() {
    return id;
  }

  SecretKey secret() {
    return secret;
  }

  /** A secret for the hashes of keywords, so that they say nothing about this key. */
  byte[] forKeywords() {
    try {
      Mac mac = Mac.getInstance(HASH);
      mac.init(new SecretKeySpec(secret.getEncoded(), HASH));
      return mac.doFinal(FOR_KEYWORDS);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no " + HASH, e);
    }
  }

  /** Only the id. */
  @Override
  public String toString() {
    return "key " + id;
  }
}
