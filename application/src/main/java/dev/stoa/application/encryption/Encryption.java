package dev.stoa.application.encryption;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.HashedKeywords;
import dev.stoa.application.conversation.KeywordHasher;
import java.security.SecureRandom;

/**
 * The choice to encrypt what conversations store.
 *
 * @param plaintextIndex whether the text index holds plain words all the same, so that beginnings
 *     of words and ranked search find messages
 */
public record Encryption(KeyRing keys, boolean plaintextIndex) {

  /** With these keys; words become keyed hashes. */
  public static Encryption with(KeyRing keys) {
    return new Encryption(keys, false);
  }

  /** The same, with the text index in plain words. */
  public Encryption withPlaintextIndex() {
    return new Encryption(keys, true);
  }

  /**
   * The cipher and how keywords are stored.
   *
   * @param random where nonces come from
   */
  public ContentProtection protection(SecureRandom random) {
    KeywordHasher keywords =
        plaintextIndex
            ? KeywordHasher.PLAIN
            : new HashedKeywords(keys.all().map(CipherKey::forKeywords));
    return new ContentProtection(new KeyRingCipher(keys, random), keywords);
  }
}
