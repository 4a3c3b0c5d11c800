package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.kernel.RefusalException;

/** Stores plain text, and refuses to read what is encrypted. */
public final class NoCipher extends PlainCipher {

  @Override
  public String decrypt(String associated, SealedText text) {
    for (KeyId key : text.key()) {
      throw new RefusalException(new ConversationRefused.UnknownKey(key));
    }
    return text.text();
  }
}
