package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageText;
import dev.stoa.domain.conversation.SealedText;
import io.vavr.control.Option;

/** Encrypts and decrypts titles and messages, bound to where they are stored. */
public final class SealContent {

  private final ContentCipher cipher;

  /** With the cipher of a workspace. */
  public SealContent(ContentCipher cipher) {
    this.cipher = cipher;
  }

  /** A title as it is stored. */
  public SealedText title(ConversationId conversation, String title) {
    return cipher.encrypt(ofTitle(conversation), title);
  }

  /** With a plain title. */
  public Conversation open(Conversation stored) {
    return stored.title().key().isEmpty()
        ? stored
        : stored.titled(SealedText.plain(cipher.decrypt(ofTitle(stored.id()), stored.title())));
  }

  /** A message as it is stored. */
  public ConversationMessage seal(ConversationMessage plain) {
    String in = bound(plain.conversation(), plain.id());
    return plain.with(
        plain
            .text()
            .with(cipher.current(), (kind, text) -> cipher.encrypt(kind + ":" + in, text).text()));
  }

  /** With plain text. */
  public ConversationMessage open(ConversationMessage stored) {
    MessageText text = stored.text();
    if (text.key().isEmpty()) {
      return stored;
    }
    String in = bound(stored.conversation(), stored.id());
    return stored.with(
        text.with(
            Option.none(),
            (kind, one) -> cipher.decrypt(kind + ":" + in, new SealedText(text.key(), one))));
  }

  private static String ofTitle(ConversationId conversation) {
    return "title:" + conversation;
  }

  /** The length keeps two ids apart that read the same when joined. */
  private static String bound(ConversationId conversation, MessageId id) {
    return conversation.value().length() + ":" + conversation + ":" + id;
  }
}
