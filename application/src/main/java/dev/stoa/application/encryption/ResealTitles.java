package dev.stoa.application.encryption;

import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.application.conversation.SealContent;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.Conversations;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The titles of conversations. */
final class ResealTitles implements ResealedTexts {

  private final Conversations conversations;
  private final ContentCipher cipher;
  private final SealContent seal;

  ResealTitles(Conversations conversations, ContentCipher cipher) {
    this.conversations = conversations;
    this.cipher = cipher;
    this.seal = new SealContent(cipher);
  }

  @Override
  public String kind() {
    return "titles";
  }

  @Override
  public Resealed next(Option<String> after, int limit) {
    Seq<Conversation> some = conversations.pageOfAll(after.map(ConversationId::new), limit);
    Seq<Conversation> old = some.filter(this::isOld);
    // Read again under their locks, because they may be renamed at the same time.
    conversations.saveAll(
        conversations
            .lockAll(old.map(Conversation::id))
            .filter(this::isOld)
            .map(seal::open)
            .map(one -> one.titled(seal.title(one.id(), one.title().text()))));
    return Resealed.of(some, old.size(), limit, one -> one.id().value());
  }

  private boolean isOld(Conversation conversation) {
    return !conversation.title().key().equals(cipher.current());
  }
}
