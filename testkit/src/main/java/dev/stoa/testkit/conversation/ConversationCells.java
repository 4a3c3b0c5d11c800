package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.IndexedMessage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/**
 * What the fakes of conversations share.
 *
 * @param messages in the order of appending
 * @param indexed up to which number the text index has the messages of a conversation
 */
record ConversationCells(
    Cell<Map<ProjectId, Project>> projects,
    Cell<Map<UserId, ProjectId>> active,
    Cell<Map<ConversationId, Conversation>> conversations,
    Cell<Vector<ConversationMessage>> messages,
    Cell<Map<MessageId, Long>> positions,
    Cell<Map<MessageId, Set<String>>> keywords,
    Cell<Map<ConversationId, Long>> indexed,
    TextIndex index) {

  ConversationCells(InMemoryUnitOfWork unit, TextIndex index) {
    this(
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(Vector.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        index);
  }

  /** The messages by position. */
  Vector<StoredMessage> stored() {
    return messages
        .get()
        .map(
            message ->
                new StoredMessage(
                    positions.get().get(message.id()).get(),
                    conversations.get().get(message.conversation()).get().user(),
                    message));
  }

  void append(IndexedMessage added) {
    long last = positions.get().values().max().getOrElse(0L);
    MessageId id = added.message().id();
    messages.update(all -> all.append(added.message()));
    positions.update(all -> all.put(id, last + 1));
    keywords.update(all -> all.put(id, added.words().toSet()));
  }

  void remove(ConversationId id) {
    Vector<MessageId> removed =
        messages.get().filter(one -> one.conversation().equals(id)).map(ConversationMessage::id);
    messages.update(all -> all.reject(one -> one.conversation().equals(id)));
    positions.update(all -> all.removeAll(removed));
    keywords.update(all -> all.removeAll(removed));
    indexed.update(all -> all.remove(id));
    conversations.update(all -> all.remove(id));
    index.removeAll(SearchSource.CONVERSATION, removed.map(MessageId::value));
  }

  boolean isIndexed(ConversationMessage message) {
    return message.sequence() <= indexed.get().getOrElse(message.conversation(), 0L);
  }
}
