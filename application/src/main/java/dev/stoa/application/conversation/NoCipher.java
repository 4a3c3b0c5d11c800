package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.control.Option;

/** Stores plain text, and refuses to read what is encrypted. */
public final class NoCipher implements ContentCipher {

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
    for (KeyId key : text.key()) {
      throw new RefusalException(new ConversationRefused.UnknownKey(key));
    }
    return text.text();
  }
}
