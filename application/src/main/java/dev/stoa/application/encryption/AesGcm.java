package dev.stoa.application.encryption;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vavr.control.Option;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;

/** AES-256-GCM with a random nonce: base64 of the nonce, the ciphertext and the tag. */
final class AesGcm {

  private static final String ALGORITHM = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final int TAG_BYTES = TAG_BITS / 8;
  private static final byte[] NOTHING = {};

  private final SecureRandom random;

  AesGcm(SecureRandom random) {
    this.random = random;
  }

  String encrypt(SecretKey key, byte[] associated, String text) {
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    byte[] plain = text.getBytes(UTF_8);
    byte[] sealed = Arrays.copyOf(nonce, NONCE_BYTES + plain.length + TAG_BYTES);
    try {
      cipher(Cipher.ENCRYPT_MODE, key, nonce, associated)
          .doFinal(plain, 0, plain.length, sealed, NONCE_BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java cannot encrypt with " + ALGORITHM, e);
    }
    return Base64.getEncoder().encodeToString(sealed);
  }

  /** The text; none if the key, the associated data or the ciphertext do not fit together. */
  static Option<String> decrypt(SecretKey key, byte[] associated, String sealed) {
    return decoded(sealed).flatMap(bytes -> decrypt(key, associated, bytes));
  }

  /** As above, without associated data. */
  static Option<String> decrypt(SecretKey key, String sealed) {
    return decrypt(key, NOTHING, sealed);
  }

  private static Option<String> decrypt(SecretKey key, byte[] associated, byte[] sealed) {
    if (sealed.length < NONCE_BYTES + TAG_BYTES) {
      return Option.none();
    }
    byte[] nonce = Arrays.copyOf(sealed, NONCE_BYTES);
    try {
      byte[] plain =
          cipher(Cipher.DECRYPT_MODE, key, nonce, associated)
              .doFinal(sealed, NONCE_BYTES, sealed.length - NONCE_BYTES);
      return Option.some(new String(plain, UTF_8));
    } catch (AEADBadTagException doesNotFit) {
      return Option.none();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java cannot decrypt with " + ALGORITHM, e);
    }
  }

  private static Cipher cipher(int mode, SecretKey key, byte[] nonce, byte[] associated)
      throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(ALGORITHM);
    cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(associated);
    return cipher;
  }

  private static Option<byte[]> decoded(String sealed) {
    try {
      return Option.some(Base64.getDecoder().decode(sealed));
    } catch (IllegalArgumentException altered) {
      return Option.none();
    }
  }
}
