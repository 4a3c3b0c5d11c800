package dev.stoa.application.conversation;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Keywords as keyed hashes (HMAC-SHA-256, cut to 96 bits): only whole words are found. */
public final class HashedKeywords implements KeywordHasher {

  private static final String ALGORITHM = "HmacSHA256";

  /** Enough to keep all words apart; every byte more is written for every word of a message. */
  private static final int BYTES = 12;

  private static final Base64.Encoder TEXT = Base64.getUrlEncoder();

  // Copied for each hash, which is quicker than asking for another one with the key.
  private final Vector<Mac> keyed;

  /**
   * With these keys; the first one writes.
   *
   * @param keys secrets that are used for nothing else, such as ones derived from cipher keys
   */
  public HashedKeywords(Iterable<byte[]> keys) {
    this.keyed = Vector.ofAll(keys).map(HashedKeywords::mac);
    if (keyed.isEmpty()) {
      throw new InvalidValue("keywords are hashed without a key: give at least one");
    }
  }

  @Override
  public String stored(String word) {
    return hash(keyed.head(), word);
  }

  @Override
  public Seq<String> lookedUp(String word) {
    return keyed.map(mac -> hash(mac, word));
  }

  @Override
  public boolean findsPrefixes() {
    return false;
  }

  private static Mac mac(byte[] key) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, e);
    }
  }

  private static String hash(Mac keyed, String word) {
    try {
      byte[] hash = ((Mac) keyed.clone()).doFinal(word.getBytes(StandardCharsets.UTF_8));
      return TEXT.encodeToString(Arrays.copyOf(hash, BYTES));
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("this Java cannot copy " + ALGORITHM, e);
    }
  }
}
