package dev.stoa.application.encryption;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationTexts;
import dev.stoa.application.conversation.SealContent;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The messages of conversations, and what the text index has of them. */
final class ResealMessages implements ResealedTexts {

  private final ConversationMessages messages;
  private final TextIndex index;
  private final ConversationTexts texts;
  private final Option<KeyId> current;
  private final boolean keyed;
  private final SealContent seal;

  ResealMessages(ConversationStorage storage, TextIndex index, ContentProtection protection) {
    this.messages = storage.conversationMessages();
    this.index = index;
    this.texts = new ConversationTexts(storage, protection);
    this.current = protection.cipher().current();
    this.keyed = !protection.keywords().findsPrefixes();
    this.seal = new SealContent(protection.cipher());
  }

  @Override
  public String kind() {
    return "messages";
  }

  @Override
  public Resealed next(Option<String> after, int limit) {
    Seq<StoredMessage> some = messages.pageOfAll(after.map(Long::valueOf), limit);
    Seq<StoredMessage> plain =
        some.filter(one -> !one.message().text().key().equals(current))
            .map(one -> new StoredMessage(one.position(), one.user(), seal.open(one.message())));
    messages.replaceTexts(plain.map(StoredMessage::message).map(seal::seal));
    texts.replace(index, plain);
    Resealed step = Resealed.of(some, plain.size(), limit, one -> Long.toString(one.position()));
    if (keyed && step.next().isEmpty()) {
      // An index of words keeps those of removed texts until it is rebuilt.
      index.rebuild(SearchSource.CONVERSATION);
    }
    return step;
  }
}
