package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.IndexedMessage;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.KeywordLookup;
import dev.stoa.domain.conversation.MessageKeywords;
import dev.stoa.domain.conversation.MessageWords;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The keywords of messages and queries as they are stored. */
public final class StoredKeywords {

  private final KeywordHasher hasher;

  /** Stored like this. */
  public StoredKeywords(KeywordHasher hasher) {
    this.hasher = hasher;
  }

  /** A plain message as it is stored, with its words. */
  public IndexedMessage index(ConversationMessage plain, SealContent seal) {
    return new IndexedMessage(seal.seal(plain), words(plain));
  }

  private Seq<String> words(ConversationMessage plain) {
    return MessageWords.of(plain.content()).map(hasher::stored);
  }

  /** Puts the words of plain messages in place of those that the index has of them. */
  public void replace(KeywordIndex index, Seq<StoredMessage> plain) {
    plain
        .groupBy(StoredMessage::user)
        .forEach(
            (user, some) ->
                index.replace(
                    user,
                    some.map(
                        one -> new MessageKeywords(one.message().id(), words(one.message())))));
  }

  /** What a query looks up; none if it has no words that are indexed. */
  Option<KeywordLookup> lookup(UserId user, String query, Option<ConversationId> conversation) {
    boolean beginnings = hasher.findsPrefixes();
    Seq<String> words = beginnings ? MessageWords.beginnings(query) : MessageWords.whole(query);
    return Option.when(
        words.nonEmpty(),
        () -> new KeywordLookup(user, words.map(hasher::lookedUp), beginnings, conversation));
  }
}
