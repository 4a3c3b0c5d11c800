package dev.stoa.application.conversation;

/**
 * How the content of conversations is protected in the store.
 *
 * @param keywords how the words of messages are indexed
 */
public record ContentProtection(ContentCipher cipher, KeywordHasher keywords) {

  /** Everything is stored as plain text. */
  public static final ContentProtection NONE =
      new ContentProtection(new NoCipher(), KeywordHasher.PLAIN);
}
