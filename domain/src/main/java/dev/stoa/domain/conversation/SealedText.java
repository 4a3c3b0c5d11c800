package dev.stoa.domain.conversation;

import io.vavr.control.Option;

/**
 * A text as it is stored.
 *
 * @param key what it is encrypted with; none if the text is plain, whatever it looks like
 */
public record SealedText(Option<KeyId> key, String text) {

  /** A text that is not encrypted. */
  public static SealedText plain(String text) {
    return new SealedText(Option.none(), text);
  }
}
