package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationFilter;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.InMemoryIdEnds;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Conversations in a map. */
final class InMemoryConversations implements Conversations {

  private final ConversationCells cells;
  private final Consumer<ConversationId> removed;

  InMemoryConversations(ConversationCells cells, Consumer<ConversationId> removed) {
    this.cells = cells;
    this.removed = removed;
  }

  @Override
  public void add(Conversation conversation) {
    cells.conversations().requireWriting();
    if (find(conversation.id()).isDefined()) {
      throw new StorageException("conversation " + conversation.id() + " exists");
    }
    cells.conversations().update(all -> all.put(conversation.id(), conversation));
  }

  @Override
  public Option<Conversation> find(ConversationId id) {
    return cells.conversations().get().get(id);
  }

  @Override
  public Option<Conversation> lock(ConversationId id) {
    cells.conversations().requireWriting();
    return find(id);
  }

  @Override
  public Seq<Conversation> lockAll(Seq<ConversationId> ids) {
    cells.conversations().requireWriting();
    return ids.distinct().flatMap(this::find).sortBy(Conversation::id);
  }

  @Override
  public Option<Conversation> claim(ConversationId id) {
    return lock(id);
  }

  @Override
  public void save(Conversation changed) {
    cells
        .conversations()
        .update(
            all ->
                all.computeIfPresent(
                        changed.id(),
                        (id, stored) ->
                            new Conversation(
                                id,
                                stored.user(),
                                changed.title(),
                                changed.project(),
                                stored.createdAt(),
                                changed.updatedAt(),
                                changed.archivedAt(),
                                changed.messages()))
                    ._2);
  }

  @Override
  public void saveAll(Seq<Conversation> changed) {
    cells.conversations().requireWriting();
    changed.forEach(this::save);
  }

  @Override
  public Seq<Conversation> endingWith(UserId user, String end, int limit) {
    return InMemoryIdEnds.among(of(user), one -> one.id().value(), end, limit);
  }

  @Override
  public Seq<Conversation> page(
      UserId user, ConversationFilter filter, Option<Conversation.Key> after, int limit) {
    return of(user)
        .filter(filter::accepts)
        .filter(one -> after.forAll(last -> one.key().compareTo(last) > 0))
        .sortBy(Conversation::key)
        .take(limit);
  }

  @Override
  public Seq<Conversation> pageOfAll(Option<ConversationId> after, int limit) {
    return cells
        .conversations()
        .get()
        .values()
        .filter(one -> after.forAll(last -> one.id().compareTo(last) > 0))
        .toVector()
        .sortBy(Conversation::id)
        .take(limit);
  }

  @Override
  public void remove(ConversationId id) {
    cells.conversations().requireWriting();
    cells.remove(id);
    removed.accept(id);
  }

  private Seq<Conversation> of(UserId user) {
    return cells.conversations().get().values().filter(one -> one.user().equals(user)).toVector();
  }
}
