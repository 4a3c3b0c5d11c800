package dev.stoa.application.encryption;

import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.application.conversation.PlainCipher;
import dev.stoa.domain.conversation.SealedText;

/** Reads what another cipher reads, and stores plain text. */
final class DecryptingCipher extends PlainCipher {

  private final ContentCipher reading;

  DecryptingCipher(ContentCipher reading) {
    this.reading = reading;
  }

  @Override
  public String decrypt(String associated, SealedText text) {
    return reading.decrypt(associated, text);
  }
}
