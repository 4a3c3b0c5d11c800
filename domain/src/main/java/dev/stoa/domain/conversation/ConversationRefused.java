package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.Refusal;

/** Why an operation on conversations was refused. Each is a normal result, not an exception. */
public sealed interface ConversationRefused extends Refusal {

  /** Content is encrypted with a key that is not in the key ring. */
  record UnknownKey(KeyId key) implements ConversationRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "the content is encrypted with the key "
          + key
          + ", which is unknown: add it to the"
          + " keys";
    }
  }

  /** Content does not decrypt with the key it names. */
  record WrongKey(KeyId key) implements ConversationRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "the content cannot be decrypted with the key "
          + key
          + ": the key is not the one it"
          + " was encrypted with, or the content was altered";
    }
  }
}
