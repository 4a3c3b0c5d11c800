package dev.stoa.application.encryption;

import io.vavr.control.Option;

/** One kind of stored texts that are encrypted again when the key changes. */
public interface ResealedTexts {

  /** What they are, such as {@code messages}. */
  String kind();

  /**
   * Looks at the next texts and encrypts those with the current key that are not yet; requires an
   * open write unit.
   *
   * @param after where the last call ended
   */
  Resealed next(Option<String> after, int limit);
}
