package dev.stoa.testkit.conversation;

import static dev.stoa.testkit.conversation.ConversationSamples.AT;
import static dev.stoa.testkit.conversation.ConversationSamples.conversation;
import static dev.stoa.testkit.conversation.ConversationSamples.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of conversations. */
public interface ConversationsContract extends WorkspaceContract<ConversationStorage> {

  /** A second user. */
  UserId OTHER = new UserId("other");

  @Test
  default void aConversationIsStoredAndChanged() {
    Conversation first = stored(storage(), conversation("c1", 0));
    assertEquals(Option.some(first), ask(all -> all.find(first.id())));
    Conversation changed =
        first
            .renamed(
                new SealedText(Option.some(new KeyId("k'1")), "enc:v1: \uD83D\uDE00 \n x"),
                AT.plusSeconds(1))
            .archived(AT.plusSeconds(2))
            .appended(7, AT.plusSeconds(3));
    write(
        all -> {
          assertEquals(Option.some(first), all.lock(first.id()));
          all.save(changed);
        });
    assertEquals(Option.some(changed), ask(all -> all.find(first.id())));
    write(all -> all.save(changed.restored()));
    assertEquals(Option.some(changed.restored()), ask(all -> all.find(first.id())));
  }

  @Test
  default void manyAreLockedAndChangedAtOnce() {
    Vector<Conversation> three =
        Vector.of("c1", "c2", "c3").map(id -> stored(storage(), conversation(id, 0)));
    Vector<ConversationId> wanted = Vector.of("c3", "none", "c1", "c1").map(ConversationId::new);
    assertEquals(HashSet.of(three.get(0), three.get(2)), ask(all -> all.find(wanted)).toSet());
    assertEquals(Vector.empty(), ask(all -> all.find(Vector.<ConversationId>empty())).toVector());
    write(
        all -> {
          Seq<Conversation> locked = all.lockAll(wanted);
          assertEquals(Vector.of(three.get(0), three.get(2)), locked.toVector());
          all.saveAll(locked.map(one -> one.titled(SealedText.plain("new " + one.id()))));
        });
    assertEquals(
        Vector.of("new c1", "title of c2", "new c3"),
        three.map(one -> ask(all -> all.find(one.id())).get().title().text()));
    assertThrows(IllegalStateException.class, () -> ask(all -> all.lockAll(wanted)));
  }

  @Test
  default void anIdIsUsedOnceAndLockedByWritersOnly() {
    stored(storage(), conversation("c1", 0));
    assertThrows(StorageException.class, () -> stored(storage(), conversation("c1", OTHER, 0)));
    assertThrows(
        IllegalStateException.class, () -> ask(all -> all.lock(conversation("c1", 0).id())));
    assertThrows(
        IllegalStateException.class, () -> ask(all -> all.claim(conversation("c2", 0).id())));
  }

  @Test
  default void aUserHasAnExternalIdOnce() {
    ExternalId thread = new ExternalId("thread/1 ıİ");
    Conversation own = stored(storage(), known("c1", UserId.LOCAL, thread));
    Conversation others = stored(storage(), known("c2", OTHER, thread));
    assertEquals(Option.some(own), ask(all -> all.find(UserId.LOCAL, thread)));
    assertEquals(Option.some(others), ask(all -> all.find(OTHER, thread)));
    assertEquals(Option.none(), ask(all -> all.find(OTHER, new ExternalId("c2"))));
    assertThrows(StorageException.class, () -> stored(storage(), known("c3", OTHER, thread)));
    write(all -> assertEquals(Option.some(own), all.claim(UserId.LOCAL, thread)));
    assertThrows(IllegalStateException.class, () -> ask(all -> all.claim(UserId.LOCAL, thread)));
  }

  private static Conversation known(String id, UserId user, ExternalId external) {
    return ConversationBuilder.from(conversation(id, user, 0))
        .external(Option.some(external))
        .build();
  }

  @Test
  default void conversationsAreListedByUserNewestChangeFirst() {
    Vector<Conversation> all =
        Vector.range(0, 7).map(i -> stored(storage(), conversation("c" + i, i / 2)));
    stored(storage(), conversation("other", OTHER, 9));
    Vector<Conversation> expected = all.sortBy(Conversation::key);
    assertEquals(expected, page(ConversationQuery.live().limit(99)));
    assertEquals(
        expected.slice(2, 4), page(ConversationQuery.live().after(expected.get(1).key()).limit(2)));
  }

  @Test
  default void listsAreFilteredByProjectAndArchive() {
    ProjectId project = new ProjectId("p1");
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().projects().add(new Project(project, UserId.LOCAL, "a", AT));
              return true;
            });
    Conversation outside = stored(storage(), conversation("c1", 0));
    Conversation inside = stored(storage(), conversation("c2", 0).moved(Option.some(project), AT));
    Conversation archived =
        stored(storage(), conversation("c3", 0).moved(Option.some(project), AT).archived(AT));
    ConversationQuery live = ConversationQuery.live();
    assertEquals(Vector.of(inside, outside), page(live));
    assertEquals(Vector.of(inside), page(live.in(project)));
    assertEquals(Vector.of(archived), page(live.show(ArchiveFilter.ARCHIVED)));
    assertEquals(Vector.of(archived, inside), page(live.in(project).show(ArchiveFilter.ALL)));
    assertEquals(Vector.of(archived, inside, outside), page(live.show(ArchiveFilter.ALL)));
    assertEquals(Vector.empty(), page(live.in(new ProjectId("none"))));
  }

  @Test
  default void aConversationIsFoundByTheEndOfItsId() {
    Conversation one = stored(storage(), conversation("x-abcdef", 0));
    Conversation two = stored(storage(), conversation("y-abcdef", 0));
    stored(storage(), conversation("z-abcdef", OTHER, 0));
    assertEquals(
        Vector.of(one, two), ask(all -> all.endingWith(UserId.LOCAL, "abcdef", 9)).toVector());
    assertEquals(
        Vector.of(two), ask(all -> all.endingWith(UserId.LOCAL, "y-abcdef", 9)).toVector());
    assertEquals(1, ask(all -> all.endingWith(UserId.LOCAL, "abcdef", 1)).size());
  }

  @Test
  default void aRemovedConversationTakesItsMessagesAlong() {
    Conversation removed = stored(storage(), conversation("c1", 0), MessageDraft.user("hello"));
    Conversation saved = stored(storage(), conversation("c2", 0), MessageDraft.user("hello"));
    write(all -> all.remove(removed.id()));
    write(all -> all.remove(removed.id()));
    assertEquals(Option.none(), ask(all -> all.find(removed.id())));
    assertEquals(
        HashMap.empty(),
        storage()
            .unitOfWork()
            .read(() -> storage().conversationMessages().find(Vector.of(new MessageId("c1-1")))));
    assertEquals(Vector.of(saved), page(ConversationQuery.live()));
  }

  private Vector<Conversation> page(ConversationQuery query) {
    return ask(all -> all.page(UserId.LOCAL, query)).toVector();
  }

  private <T> T ask(Function<Conversations, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().conversations()));
  }

  private void write(Consumer<Conversations> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().conversations());
              return true;
            });
  }
}
