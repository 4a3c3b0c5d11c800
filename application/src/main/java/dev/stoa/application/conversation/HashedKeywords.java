package dev.stoa.application.conversation;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Keywords as keyed hashes (HMAC-SHA-256): only whole words are found. */
public final class HashedKeywords implements KeywordHasher {

  private static final String ALGORITHM = "HmacSHA256";
  private static final int BYTES = 16;

  private final Vector<SecretKeySpec> keys;

  /**
   * With these keys; the first one writes.
   *
   * @param keys secrets that are used for nothing else, such as ones derived from cipher keys
   */
  public HashedKeywords(Iterable<byte[]> keys) {
    this.keys = Vector.ofAll(keys).map(key -> new SecretKeySpec(key, ALGORITHM));
    if (this.keys.isEmpty()) {
      throw new IllegalArgumentException("keywords are hashed without a key: give at least one");
    }
  }

  @Override
  public String stored(String word) {
    return hash(keys.head(), word);
  }

  @Override
  public Seq<String> lookedUp(String word) {
    return keys.map(key -> hash(key, word));
  }

  @Override
  public boolean findsPrefixes() {
    return false;
  }

  private static String hash(SecretKeySpec key, String word) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      byte[] hash = mac.doFinal(word.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, e);
    }
  }
}
