package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import io.vavr.control.Option;

/** Stores plain text; what it reads is left to each. */
public abstract class PlainCipher implements ContentCipher {

  @Override
  public final Option<KeyId> current() {
    return Option.none();
  }

  @Override
  public final SealedText encrypt(String associated, String text) {
    return SealedText.plain(text);
  }
}
