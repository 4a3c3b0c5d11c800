package dev.stoa.application.conversation;

/**
 * How the content of conversations is protected in the store.
 *
 * @param keywords how keywords are stored
 * @param ranked whether messages are in the text index, which holds plain text
 */
public record ContentProtection(ContentCipher cipher, KeywordHasher keywords, boolean ranked) {

  /** Everything is stored as plain text. */
  public static final ContentProtection NONE =
      new ContentProtection(new NoCipher(), KeywordHasher.PLAIN, true);
}
