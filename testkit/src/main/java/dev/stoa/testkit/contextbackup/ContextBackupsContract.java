package dev.stoa.testkit.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.contextbackup.BackupEntry;
import dev.stoa.domain.contextbackup.BackupEntryBuilder;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.contextbackup.ContextBackupId;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.SealedBackup;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The contract of every store of backups. */
public interface ContextBackupsContract<S extends ContextBackupStorage & ConversationStorage>
    extends ContextBackupWorkspace<S> {

  @Test
  default void aBackupComesBackAsItWas() {
    ConversationId conversation = given("c", 9);
    for (BackupTrigger trigger : BackupTrigger.values()) {
      SealedBackup backup =
          append(
              entry(conversation, SWE, 1 + trigger.ordinal(), trigger, 5),
              new SealedText(
                  Option.when(trigger == BackupTrigger.MANUAL, new KeyId("ıİ'\"")),
                  "enc:v1:'\"; drop \uD83D\uDE00\n## GOAL"));
      assertEquals(Option.some(backup), covering(conversation, SWE, 5));
    }
  }

  @Test
  default void theNewestThatCoversAMessageIsFound() {
    ConversationId conversation = given("c", 9);
    ConversationId other = given("d", 9);
    SealedBackup early = append(conversation, SWE, 1, 3);
    append(conversation, SWE, 2, 7);
    SealedBackup again = append(conversation, SWE, 3, 7);
    append(conversation, SWE, 4, 5);
    append(conversation, LAW, 1, 7);
    append(other, SWE, 1, 7);
    assertEquals(Option.some(again), covering(conversation, SWE, 7));
    assertEquals(Option.some(early), covering(conversation, SWE, 3));
    assertEquals(Option.none(), covering(conversation, SWE, 8));
    assertEquals(Option.none(), covering(other, LAW, 7));
  }

  @Test
  default void backupsAreListedNewestFirst() {
    ConversationId conversation = given("c", 9);
    Vector<SealedBackup> all =
        Vector.of(1L, 2L, 3L, 4L).map(thread -> append(conversation, SWE, thread, 5)).reverse();
    append(conversation, LAW, 1, 5);
    assertEquals(all, page(conversation, Option.none(), 9));
    for (int i = 0; i < all.size(); i++) {
      assertEquals(
          all.drop(i + 1), page(conversation, Option.some(all.get(i).entry().thread()), 9));
    }
    assertEquals(all.take(2), page(conversation, Option.none(), 2));
  }

  @Test
  default void aThreadEndsOnce() {
    ConversationId conversation = given("c", 9);
    SealedBackup first = append(conversation, SWE, 1, 5);
    assertThrows(
        StorageException.class,
        () ->
            append(
                BackupEntryBuilder.builder()
                    .id(new ContextBackupId("another"))
                    .conversation(conversation)
                    .specialist(SWE)
                    .trigger(BackupTrigger.MANUAL)
                    .thread(1)
                    .tokens(1)
                    .covers(6)
                    .createdAt(AT)
                    .build(),
                SealedText.plain("text")));
    assertEquals(Vector.of(first), page(conversation, Option.none(), 9));
  }

  @Test
  default void aBackupNeedsItsConversationAndItsSpecialist() {
    ConversationId conversation = given("c", 9);
    assertThrows(StorageException.class, () -> append(new ConversationId("none"), SWE, 1, 5));
    assertThrows(
        StorageException.class, () -> append(conversation, new SpecialistName("none"), 1, 5));
    assertEquals(Vector.empty(), page(conversation, Option.none(), 9));
  }

  @Test
  default void backupsAreRemovedWithTheirConversation() {
    ConversationId conversation = given("c", 9);
    append(conversation, SWE, 1, 5);
    write(() -> storage().conversations().remove(conversation));
    given("c", 9);
    assertEquals(Vector.empty(), page(conversation, Option.none(), 9));
  }

  private SealedBackup append(
      ConversationId conversation, SpecialistName specialist, long thread, long covers) {
    return append(
        entry(conversation, specialist, thread, BackupTrigger.MANUAL, covers),
        SealedText.plain("text " + thread));
  }

  private SealedBackup append(BackupEntry entry, SealedText text) {
    SealedBackup backup = new SealedBackup(entry, text);
    write(() -> storage().contextBackups().append(backup));
    return backup;
  }

  private static BackupEntry entry(
      ConversationId conversation,
      SpecialistName specialist,
      long thread,
      BackupTrigger trigger,
      long covers) {
    return BackupEntryBuilder.builder()
        .id(new ContextBackupId(conversation + "-" + specialist + "-" + thread))
        .conversation(conversation)
        .specialist(specialist)
        .trigger(trigger)
        .thread(thread)
        .tokens(123)
        .covers(covers)
        .createdAt(AT.plusSeconds(thread))
        .build();
  }

  private Option<SealedBackup> covering(
      ConversationId conversation, SpecialistName specialist, long covers) {
    return read(() -> storage().contextBackups().covering(conversation, specialist, covers));
  }

  private Vector<SealedBackup> page(ConversationId conversation, Option<Long> before, int limit) {
    return read(() -> storage().contextBackups().page(conversation, SWE, before, limit).toVector());
  }
}
