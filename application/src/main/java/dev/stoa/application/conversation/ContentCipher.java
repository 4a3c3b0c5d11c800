package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import io.vavr.control.Option;

/** Encrypts what conversations store; any number of threads may use it. */
public interface ContentCipher {

  /** The key that encrypts; none if texts stay plain. */
  Option<KeyId> current();

  /**
   * Encrypts a text with the current key.
   *
   * @param associated where the text is stored, such as {@code message:<conversation>:<id>}; the
   *     result can be decrypted with the same value only, so that ciphertexts cannot be swapped
   */
  SealedText encrypt(String associated, String text);

  /**
   * The plain text. A text without a key is returned as it is.
   *
   * @throws dev.stoa.domain.kernel.RefusalException if its key is unknown or does not fit
   */
  String decrypt(String associated, SealedText text);
}
