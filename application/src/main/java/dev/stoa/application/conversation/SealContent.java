package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageText;
import dev.stoa.domain.conversation.SealedText;

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
    ConversationId in = plain.conversation();
    SealedText content = cipher.encrypt(ofContent(in, plain.id()), plain.content());
    return plain.with(
        new MessageText(
            content.key(),
            content.text(),
            plain
                .text()
                .toolCalls()
                .map(calls -> cipher.encrypt(ofCalls(in, plain.id()), calls).text())));
  }

  /** With plain text. */
  public ConversationMessage open(ConversationMessage stored) {
    MessageText text = stored.text();
    if (text.key().isEmpty()) {
      return stored;
    }
    return stored.with(
        MessageText.plain(
            cipher.decrypt(
                ofContent(stored.conversation(), stored.id()),
                new SealedText(text.key(), text.content())),
            text.toolCalls()
                .map(
                    calls ->
                        cipher.decrypt(
                            ofCalls(stored.conversation(), stored.id()),
                            new SealedText(text.key(), calls)))));
  }

  private static String ofTitle(ConversationId conversation) {
    return "title:" + conversation;
  }

  private static String ofContent(ConversationId conversation, MessageId id) {
    return "content:" + bound(conversation, id);
  }

  private static String ofCalls(ConversationId conversation, MessageId id) {
    return "tool_calls:" + bound(conversation, id);
  }

  /** The length keeps two ids apart that read the same when joined. */
  private static String bound(ConversationId conversation, MessageId id) {
    return conversation.value().length() + ":" + conversation + ":" + id;
  }
}
