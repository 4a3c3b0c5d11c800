package dev.stoa.application.encryption;

import io.vavr.control.Option;

/** One kind of stored texts, which are stored again when the key or the cipher changes. */
public interface ResealedTexts {

  /** What they are, such as {@code messages}. */
  String kind();

  /**
   * Looks at the next texts and stores those anew that do not have the current key, or that have
   * one where the cipher stores plain text; requires an open write unit.
   *
   * @param after where the last call ended
   */
  Resealed next(Option<String> after, int limit);
}
