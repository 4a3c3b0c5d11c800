package dev.stoa.application.encryption;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.SealContent;
import dev.stoa.application.conversation.StoredKeywords;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The messages of conversations with their keywords; plain texts leave the text index. */
final class ResealMessages implements ResealedTexts {

  private final ConversationMessages messages;
  private final KeywordIndex index;
  private final TextIndex texts;
  private final Option<KeyId> current;
  private final boolean ranked;
  private final StoredKeywords keywords;
  private final SealContent seal;

  ResealMessages(ConversationStorage storage, TextIndex texts, ContentProtection protection) {
    this.messages = storage.conversationMessages();
    this.index = storage.keywordIndex();
    this.texts = texts;
    this.current = protection.cipher().current();
    this.ranked = protection.ranked();
    this.keywords = new StoredKeywords(protection.keywords());
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
    keywords.replace(index, plain);
    if (!ranked) {
      texts.removeAll(SearchSource.CONVERSATION, plain.map(one -> one.message().id().value()));
    }
    Resealed step = Resealed.of(some, plain.size(), limit, one -> Long.toString(one.position()));
    if (!ranked && step.next().isEmpty()) {
      // An index of words keeps those of removed texts until it is rebuilt.
      texts.rebuild(SearchSource.CONVERSATION);
    }
    return step;
  }
}
