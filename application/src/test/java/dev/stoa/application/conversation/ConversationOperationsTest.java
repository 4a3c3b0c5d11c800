package dev.stoa.application.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class ConversationOperationsTest {

  private static final UserId ADA = new UserId("ada");
  private static final UserId BOB = new UserId("bob");

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final IdSource ids = () -> "id-00000" + ++lastId;
  private final ProjectOperations projects = new ProjectOperations(storage, () -> now, ids);
  private final ConversationOperations conversations =
      new ConversationOperations(storage, () -> now, ids, ContentProtection.NONE);
  private final MessageOperations messages =
      new MessageOperations(storage, () -> now, ids, ContentProtection.NONE);

  @Test
  void theActiveProjectClaimsNewConversationsAndFiltersLists() {
    Project law = projects.create(ADA, "law").get();
    Conversation before = started(ADA, "before");
    projects.activate(ADA, law.id()).get();
    Conversation claimed = started(ADA, "claimed");
    assertEquals(Option.some(law.id()), claimed.project());
    assertEquals(Vector.of(claimed), listed(ADA));
    assertEquals(Option.none(), started(BOB, "of another user").project());
    projects.deactivate(ADA);
    assertEquals(Vector.of(claimed, before), listed(ADA));
    projects.activate(ADA, law.id()).get();
    projects.delete(ADA, law.id()).get();
    assertEquals(2, listed(ADA).size());
    assertEquals(Option.none(), conversations.find(ADA, claimed.id().value()).get().project());
  }

  @Test
  void aConversationIsFoundOrStartedByAnExternalId() {
    NewConversation thread = NewConversation.untitled().external("thread 1");
    Conversation started = conversations.start(ADA, thread).get();
    conversations.rename(ADA, started.id(), "another title").get();
    Conversation again = conversations.start(ADA, thread).get();
    assertEquals("another title", again.title().text());
    assertEquals(started.id(), again.id());
    assertEquals(again, conversations.find(ADA, new ExternalId("thread 1")).get());
    assertEquals(again, conversations.find(ADA, "thread 1").get());
    assertEquals(
        Either.left(new ConversationRefused.Unknown("thread 1")),
        conversations.find(BOB, new ExternalId("thread 1")));
    assertNotEquals(started.id(), conversations.start(BOB, thread).get().id());
    assertEquals(
        Either.left(new ConversationRefused.IdTaken(started.id())),
        conversations.start(ADA, thread.external("thread 2").id(started.id().value())));
  }

  @Test
  void aProjectHasAnIdAndANameOfItsOwn() {
    Project law = projects.create(ADA, "law").get();
    assertEquals(
        Either.left(new ConversationRefused.ProjectTaken("law", law.id())),
        projects.create(ADA, "law"));
    Project art = projects.create(ADA, "art").get();
    assertEquals(
        Either.left(new ConversationRefused.ProjectTaken("law", law.id())),
        projects.rename(ADA, art.id(), "law"));
    assertEquals(Either.right(law), projects.rename(ADA, law.id(), "law"));
    assertEquals(Either.right(law), projects.find(ADA, "law"));
    assertEquals(Either.right(law), projects.find(ADA, law.id().value()));
    assertEquals(
        Either.left(new ConversationRefused.UnknownProject("law")), projects.find(BOB, "law"));
    assertEquals(
        Either.left(new ConversationRefused.UnknownProject(law.id().value())),
        projects.activate(BOB, law.id()));
    assertEquals(Vector.of(art, law), projects.list(ADA, PageRequest.first()).items());
    assertEquals(Option.some("art"), projects.list(ADA, PageRequest.first(1)).next());
  }

  @Test
  void aConversationIsRenamedMovedAndFoundByTheEndOfItsId() {
    Project law = projects.create(ADA, "law").get();
    Conversation one = conversations.start(ADA, NewConversation.untitled()).get();
    assertEquals("New Chat", one.title().text());
    now = now.plusSeconds(1);
    assertEquals("b", conversations.rename(ADA, one.id(), "b").get().title().text());
    Conversation moved = conversations.move(ADA, one.id(), law.id()).get();
    assertEquals(now, moved.updatedAt());
    assertEquals(Either.right(moved), conversations.find(ADA, one.id().value().substring(1)));
    assertEquals(Option.none(), conversations.moveOut(ADA, one.id()).get().project());
    assertEquals(
        Either.left(new ConversationRefused.UnknownProject("none")),
        conversations.move(ADA, one.id(), new ProjectId("none")));
    assertThrows(IllegalArgumentException.class, () -> conversations.rename(ADA, one.id(), " "));
  }

  @Test
  void somebodyElsesConversationIsUnknown() {
    ConversationId id = started(ADA, "private").id();
    ConversationRefused unknown = new ConversationRefused.Unknown(id.value());
    assertEquals(Either.left(unknown), conversations.find(BOB, id.value()));
    assertEquals(Either.left(unknown), conversations.rename(BOB, id, "x"));
    assertEquals(Either.left(unknown), conversations.archive(BOB, id));
    assertEquals(Either.left(unknown), conversations.delete(BOB, id));
    assertEquals(Either.left(unknown), messages.append(BOB, id, MessageDraft.user("x")));
    assertEquals(Either.left(unknown), messages.after(BOB, id, PageRequest.first()));
    assertEquals(Vector.empty(), listed(BOB));
  }

  @Test
  void aChosenIdIsStartedOnce() {
    NewConversation wanted = NewConversation.titled("t").id("chosen");
    Conversation first = conversations.start(ADA, wanted).get();
    now = now.plusSeconds(1);
    assertEquals(Either.right(first), conversations.start(ADA, wanted));
    ConversationRefused taken = new ConversationRefused.IdTaken(first.id());
    assertEquals(
        Either.left(taken), conversations.start(ADA, NewConversation.titled("u").id("chosen")));
    assertEquals(Either.left(taken), conversations.start(BOB, wanted));
  }

  @Test
  void anArchivedConversationIsHiddenAndAcceptsNothing() {
    Conversation one = started(ADA, "a");
    Conversation archived = conversations.archive(ADA, one.id()).get();
    now = now.plusSeconds(1);
    assertEquals(Either.right(archived), conversations.archive(ADA, one.id()));
    assertEquals(Vector.empty(), listed(ADA));
    assertEquals(
        Vector.of(archived),
        conversations.list(ADA, ConversationQuery.live().show(ArchiveFilter.ARCHIVED)).items());
    assertEquals(
        Either.left(new ConversationRefused.Archived(one.id())),
        messages.append(ADA, one.id(), MessageDraft.user("x")));
    assertEquals(Either.right(one), conversations.restore(ADA, one.id()));
    messages.append(ADA, one.id(), MessageDraft.user("x")).get();
  }

  @Test
  void aDeletedConversationTakesEverythingAlongAndIsAudited() {
    Conversation one = started(ADA, "a");
    messages.append(ADA, one.id(), MessageDraft.user("x")).get();
    conversations.delete(ADA, one.id()).get();
    assertEquals(
        Either.left(new ConversationRefused.Unknown(one.id().value())),
        messages.after(ADA, one.id(), PageRequest.first()));
    assertEquals(1, storage.unitOfWork().read(() -> storage.auditLog().head()).size());
  }

  private Vector<Conversation> listed(UserId user) {
    return conversations.list(user, PageRequest.first()).items().toVector();
  }

  private Conversation started(UserId user, String title) {
    now = now.plusSeconds(1);
    return conversations.start(user, NewConversation.titled(title)).get();
  }
}
