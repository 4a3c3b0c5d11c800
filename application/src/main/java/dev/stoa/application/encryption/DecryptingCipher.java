package dev.stoa.application.encryption;

import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import io.vavr.control.Option;

/** Reads what another cipher reads, and stores plain text. */
final class DecryptingCipher implements ContentCipher {

  private final ContentCipher reading;

  DecryptingCipher(ContentCipher reading) {
    this.reading = reading;
  }

  @Override
  public Option<KeyId> current() {
    return Option.none();
  }

  @Override
  public SealedText encrypt(String associated, String text) {
    return SealedText.plain(text);
  }

  @Override
  public String decrypt(String associated, SealedText text) {
    return reading.decrypt(associated, text);
  }
}
