package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.KeywordIndex;
import dev.stoa.domain.conversation.KeywordLookup;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageKeywords;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** Keywords by message; every message is looked at. */
final class InMemoryKeywordIndex implements KeywordIndex {

  private final ConversationCells cells;

  InMemoryKeywordIndex(ConversationCells cells) {
    this.cells = cells;
  }

  @Override
  public void replace(UserId user, Seq<MessageKeywords> messages) {
    cells.keywords().requireWriting();
    cells
        .keywords()
        .update(
            all ->
                messages.foldLeft(
                    all, (stored, one) -> stored.put(one.message(), one.words().toSet())));
  }

  @Override
  public Seq<StoredMessage> containing(KeywordLookup lookup, Option<Long> before, int limit) {
    return cells
        .stored()
        .filter(one -> before.forAll(position -> one.position() < position))
        .filter(one -> one.user().equals(lookup.user()))
        .filter(one -> lookup.conversation().forAll(one.message().conversation()::equals))
        .filter(one -> matches(lookup, one.message()))
        .reverse()
        .take(limit);
  }

  private boolean matches(KeywordLookup lookup, ConversationMessage message) {
    Set<String> words = words(message.id());
    return lookup
        .words()
        .forAll(
            forms ->
                lookup.beginnings()
                    ? words.exists(word -> word.startsWith(forms.head()))
                    : forms.exists(words::contains));
  }

  private Set<String> words(MessageId message) {
    return cells.keywords().get().getOrElse(message, HashSet.empty());
  }
}
