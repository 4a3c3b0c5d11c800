package dev.stoa.application.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.ContextBackupRefused;
import dev.stoa.domain.contextbackup.NoteSection;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.ThreadCounterBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class ContextBackupOperationsTest {

  private static final UserId ADA = new UserId("ada");
  private static final SpecialistName SWE = new SpecialistName("swe");
  private static final SpecialistName LAW = new SpecialistName("law");
  private static final BackupNote NOTE =
      new BackupNote(NoteSection.all().toMap(section -> section, section -> "None."));

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final IdSource ids = () -> "id-" + ++lastId;
  private final ContextBackupOperations backups =
      new ContextBackupOperations(storage, () -> now, ids, ContentProtection.NONE);
  private final ConversationId id =
      new ConversationOperations(storage, () -> now, ids, ContentProtection.NONE)
          .start(ADA, NewConversation.untitled())
          .get()
          .id();

  ContextBackupOperationsTest() {
    backups.register(new Specialist(SWE, 1_000));
    backups.register(new Specialist(LAW, 100_000));
  }

  @Test
  void tokensAreCountedAsTheWorkspaceSays() {
    append(1, 2_796, SWE);
    assertEquals(Vector.empty(), due());
    ContextBackupOperations byWords =
        new ContextBackupOperations(
            storage, () -> now, ids, ContentProtection.NONE, text -> text.split(" ").length);
    NewMessage one = NewMessage.of(MessageDraft.user("a fine day"));
    byWords.append(ADA, id, Vector.of(one), Vector.of(SWE, LAW)).get();
    assertEquals(702, tokens(SWE));
    assertEquals(3, tokens(LAW));
    NewMessage han = NewMessage.of(MessageDraft.user("\u6f22".repeat(70)));
    backups.append(ADA, id, Vector.of(han), Vector.of(LAW)).get();
    assertEquals(73, tokens(LAW));
  }

  private long tokens(SpecialistName specialist) {
    return storage
        .unitOfWork()
        .read(() -> storage.threadCounters().find(id, Vector.of(specialist)))
        .head()
        .tokens();
  }

  @Test
  void messagesAreCountedForThoseWhoSeeThem() {
    append(1, 40, SWE, LAW);
    append(2, 4, SWE);
    assertEquals(
        Vector.of(
            ThreadCounterBuilder.builder()
                .conversation(id)
                .specialist(LAW)
                .tokens(10)
                .messages(1)
                .thread(1)
                .covered(0)
                .countedAt(now)
                .lastBackupAt(Option.none())
                .build(),
            ThreadCounterBuilder.builder()
                .conversation(id)
                .specialist(SWE)
                .tokens(12)
                .messages(3)
                .thread(1)
                .covered(0)
                .countedAt(now)
                .lastBackupAt(Option.none())
                .build()),
        backups.threads(ADA, id).get().toVector());
  }

  @Test
  void aBackupIsDueAtSeventyPercentOfTheSpecialistsOwnWindow() {
    assertEquals(Vector.empty(), append(1, 4 * 699, SWE, LAW));
    assertEquals(Vector.of("swe token_threshold"), append(1, 4, SWE, LAW));
    assertEquals(Vector.of("swe token_threshold"), due());
  }

  @Test
  void aBackupIsDueAtThirtyMessagesHoweverTheyAreAppended() {
    assertEquals(Vector.empty(), append(29, 4, SWE));
    assertEquals(Vector.of("swe message_count"), append(4, 4, SWE, LAW));
    assertEquals(Vector.of("swe message_count"), due());
  }

  @Test
  void aBackupIsDueAfterADay() {
    append(5, 4, SWE);
    append(4, 4, LAW);
    now = now.plus(Duration.ofHours(24));
    assertEquals(Vector.of("swe time_gap"), due());
    assertEquals(Vector.of("swe time_gap"), append(1, 4, LAW, SWE));
    assertEquals(Vector.empty(), append(1, 4, SWE, LAW));
  }

  @Test
  void aMessageThatIsThereIsNotCountedAgain() {
    Vector<NewMessage> chosen =
        Vector.of(
            NewMessage.of("m1", MessageDraft.user("one")),
            NewMessage.of("m2", MessageDraft.user("two")));
    backups.append(ADA, id, chosen.take(1), Vector.of(SWE)).get();
    backups.append(ADA, id, chosen, Vector.of(SWE, SWE)).get();
    assertEquals(2, backups.threads(ADA, id).get().head().messages());
  }

  @Test
  void anUnknownSpecialistAppendsNothing() {
    SpecialistName none = new SpecialistName("none");
    Either<ContextBackupRefused, AppendedMessages> refused =
        backups.append(
            ADA, id, Vector.of(NewMessage.of(MessageDraft.user("a"))), Vector.of(SWE, none));
    assertEquals(new ContextBackupRefused.UnknownSpecialist(none), refused.getLeft());
    assertEquals(
        new ContextBackupRefused.NoMessages(id),
        backups.store(ADA, NewBackup.of(id, SWE, NOTE)).getLeft());
    assertEquals(
        new ContextBackupRefused.UnknownSpecialist(none),
        backups.store(ADA, NewBackup.of(id, none, NOTE)).getLeft());
  }

  @Test
  void anotherUsersConversationIsUnknown() {
    ContextBackupRefused unknown =
        new ContextBackupRefused.NotInConversation(new ConversationRefused.Unknown(id.value()));
    assertEquals(
        unknown, backups.append(UserId.LOCAL, id, Vector.empty(), Vector.empty()).getLeft());
    assertEquals(unknown, backups.store(UserId.LOCAL, NewBackup.of(id, SWE, NOTE)).getLeft());
    assertEquals(unknown, backups.due(UserId.LOCAL, id).getLeft());
    assertEquals(unknown, backups.threads(UserId.LOCAL, id).getLeft());
    assertEquals(unknown, backups.resume(UserId.LOCAL, id, SWE).getLeft());
    assertEquals(unknown, backups.list(UserId.LOCAL, id, SWE, PageRequest.first(5)).getLeft());
  }

  @Test
  void storingANoteBeginsTheNextThread() {
    append(30, 4, SWE, LAW);
    now = now.plusSeconds(1);
    ContextBackup first = store(NewBackup.of(id, SWE, NOTE).trigger(BackupTrigger.MESSAGE_COUNT));
    assertEquals(1, first.entry().thread());
    assertEquals(30, first.entry().covers());
    assertEquals(NOTE.text(), first.text());
    assertEquals(
        ThreadCounterBuilder.builder()
            .conversation(id)
            .specialist(SWE)
            .tokens(0)
            .messages(0)
            .thread(2)
            .covered(30)
            .countedAt(now)
            .lastBackupAt(Option.some(now))
            .build(),
        backups.threads(ADA, id).get().last());
    assertEquals(Vector.of("law message_count"), due());
    ContextBackup second = store(NewBackup.of(id, SWE, NOTE));
    assertEquals(2, second.entry().thread());
    assertEquals(
        Vector.of(second, first),
        backups.list(ADA, id, SWE, PageRequest.first(5)).get().items().toVector());
    assertEquals(
        Vector.of(first),
        backups.list(ADA, id, SWE, PageRequest.after(2L).limit(5)).get().items().toVector());
  }

  @Test
  void theNewestValidNoteIsResumed() {
    append(3, 4, SWE);
    assertRefused(
        "specialist swe has no valid backup of conversation "
            + id
            + ": there is none; store one first");
    store(NewBackup.of(id, SWE, NOTE));
    ContextBackup newest = store(NewBackup.of(id, SWE, NOTE));
    store(NewBackup.of(id, SWE, NOTE).covers(2));
    assertEquals(newest, backups.resume(ADA, id, SWE).get());
    append(1, 4);
    assertRefused(
        "specialist swe has no valid backup of conversation "
            + id
            + ": the last one covers message 3 of 4; store one first");
    assertEquals(
        "covers is 5, but the newest message of conversation "
            + id
            + " is 4: give a sequence from 1 to 4",
        backups.store(ADA, NewBackup.of(id, SWE, NOTE).covers(5)).getLeft().sentence());
  }

  @Test
  void specialistsAreListed() {
    backups.register(new Specialist(SWE, 2_000));
    assertEquals(
        Vector.of(new Specialist(LAW, 100_000), new Specialist(SWE, 2_000)),
        backups.specialists(PageRequest.first(5)).items().toVector());
  }

  private void assertRefused(String sentence) {
    assertEquals(sentence, backups.resume(ADA, id, SWE).getLeft().sentence());
  }

  private ContextBackup store(NewBackup backup) {
    return backups.store(ADA, backup).get();
  }

  private Seq<String> append(int messages, int characters, SpecialistName... seenBy) {
    return shown(
        backups
            .append(
                ADA,
                id,
                Vector.fill(
                    messages, () -> NewMessage.of(MessageDraft.user("x".repeat(characters)))),
                Vector.of(seenBy))
            .get()
            .due());
  }

  private Seq<String> due() {
    return shown(backups.due(ADA, id).get());
  }

  private static Seq<String> shown(Seq<DueBackup> due) {
    return due.map(one -> one.counter().specialist() + " " + one.trigger().label()).toVector();
  }
}
