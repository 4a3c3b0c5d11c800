package dev.stoa.domain.audit.tlog;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.HexFormat;

/** The JDK's Ed25519 (RFC 8032), spoken to in raw bytes. */
final class Ed25519 {

  static final int KEY_BYTES = 32;
  static final int SIGNATURE_BYTES = 64;

  private static final String NAME = "Ed25519";

  /** The prefix of the 32 raw bytes in the X.509 encoding of a public key. */
  private static final byte[] X509_PREFIX = HexFormat.of().parseHex("302a300506032b6570032100");

  private Ed25519() {}

  static byte[] publicKeyOf(byte[] seed) {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance(NAME);
      // The JDK derives a public key only while generating, so the seed is given as its random
      // source.
      generator.initialize(NamedParameterSpec.ED25519, new OneSeed(seed));
      byte[] encoded = generator.generateKeyPair().getPublic().getEncoded();
      return Arrays.copyOfRange(encoded, encoded.length - KEY_BYTES, encoded.length);
    } catch (GeneralSecurityException absent) {
      throw broken(absent);
    }
  }

  static byte[] sign(byte[] seed, byte[] message) {
    try {
      PrivateKey key =
          KeyFactory.getInstance(NAME)
              .generatePrivate(new EdECPrivateKeySpec(NamedParameterSpec.ED25519, seed));
      Signature signature = Signature.getInstance(NAME);
      signature.initSign(key);
      signature.update(message);
      return signature.sign();
    } catch (GeneralSecurityException absent) {
      throw broken(absent);
    }
  }

  /** False for a wrong signature, and for bytes that are no point or no signature at all. */
  static boolean verify(byte[] publicKey, byte[] message, byte[] signed) {
    if (signed.length != SIGNATURE_BYTES) {
      return false;
    }
    try {
      byte[] encoded = Arrays.copyOf(X509_PREFIX, X509_PREFIX.length + KEY_BYTES);
      System.arraycopy(publicKey, 0, encoded, X509_PREFIX.length, KEY_BYTES);
      PublicKey key = KeyFactory.getInstance(NAME).generatePublic(new X509EncodedKeySpec(encoded));
      Signature signature = Signature.getInstance(NAME);
      signature.initVerify(key);
      signature.update(message);
      return signature.verify(signed);
    } catch (GeneralSecurityException notOurs) {
      return false;
    }
  }

  private static IllegalStateException broken(GeneralSecurityException cause) {
    return new IllegalStateException("this Java has no working Ed25519", cause);
  }

  /** A source that gives one seed and then ends. */
  private static final class OneSeed extends SecureRandom {

    private static final long serialVersionUID = 1L;

    private final byte[] seed;
    private boolean given;

    OneSeed(byte[] seed) {
      this.seed = seed.clone();
    }

    @Override
    public void nextBytes(byte[] bytes) {
      if (given || bytes.length != seed.length) {
        throw new IllegalStateException("the seed of a key is " + KEY_BYTES + " bytes, read once");
      }
      given = true;
      System.arraycopy(seed, 0, bytes, 0, seed.length);
    }
  }
}
