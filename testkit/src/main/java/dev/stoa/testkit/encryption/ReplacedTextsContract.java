package dev.stoa.testkit.encryption;

import static dev.stoa.testkit.conversation.ConversationSamples.conversation;
import static dev.stoa.testkit.conversation.ConversationSamples.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.contextbackup.BackupEntryBuilder;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.contextbackup.ContextBackupId;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.SealedBackup;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.conversation.StoredMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.testkit.contextbackup.ContextBackupWorkspace;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The contract of every store whose texts are encrypted again under another key. */
public interface ReplacedTextsContract<S extends ContextBackupStorage & ConversationStorage>
    extends ContextBackupWorkspace<S> {

  @Test
  default void textsOfMessagesAreReplacedAndNothingElse() {
    Conversation chat =
        stored(
            storage(),
            conversation("c", 0),
            MessageDraft.user("a"),
            MessageDraft.calling("", "[{\"id\":\"1\"}]").payload("{ }"),
            MessageDraft.user("c"));
    Vector<ConversationMessage> before = messages(chat.id());
    Vector<ConversationMessage> replaced =
        before
            .take(2)
            .map(
                one ->
                    one.with(
                        one.text()
                            .with(
                                Option.some(new KeyId("ıİ'\"")),
                                (kind, text) -> "enc:v1:" + kind + text)));
    write(() -> storage().conversationMessages().replaceTexts(replaced));
    assertEquals(replaced.append(before.last()), messages(chat.id()));
    write(() -> storage().conversationMessages().replaceTexts(before));
    assertEquals(before, messages(chat.id()));
    assertEquals(Option.some(chat), read(() -> storage().conversations().find(chat.id())));
  }

  @Test
  default void conversationsOfAllUsersAreListedById() {
    Vector<Conversation> all =
        Vector.of(
            stored(storage(), conversation("Z", new UserId("ada"), 3)),
            stored(storage(), conversation("a", 2)),
            stored(storage(), conversation("\uFFFD", new UserId("bob"), 1)),
            stored(storage(), conversation("\uD83D\uDE00", 0).archived(AT)));
    for (int i = 0; i < all.size(); i++) {
      Option<ConversationId> after = Option.some(all.get(i).id());
      assertEquals(
          all.drop(i + 1), read(() -> storage().conversations().pageOfAll(after, 9).toVector()));
    }
    assertEquals(
        all.take(2), read(() -> storage().conversations().pageOfAll(Option.none(), 2).toVector()));
  }

  @Test
  default void textsOfBackupsAreListedByIdAndReplaced() {
    ConversationId conversation = given("c", 9);
    Vector<SealedBackup> all =
        Vector.of(1L, 2L, 3L)
            .map(
                thread ->
                    new SealedBackup(
                        BackupEntryBuilder.builder()
                            .id(new ContextBackupId("b" + thread))
                            .conversation(conversation)
                            .specialist(SWE)
                            .trigger(BackupTrigger.MANUAL)
                            .thread(thread)
                            .tokens(5)
                            .covers(thread)
                            .createdAt(AT)
                            .build(),
                        SealedText.plain("text " + thread)));
    write(() -> all.reverse().forEach(storage().contextBackups()::append));
    assertEquals(all.take(2), backups(Option.none(), 2));
    assertEquals(all.drop(1), backups(Option.some(new ContextBackupId("b1")), 9));
    SealedBackup sealed =
        new SealedBackup(all.get(1).entry(), new SealedText(Option.some(new KeyId("k")), "other"));
    write(() -> storage().contextBackups().replaceTexts(Vector.of(sealed)));
    assertEquals(Vector.of(all.get(0), sealed, all.get(2)), backups(Option.none(), 9));
  }

  private Vector<ConversationMessage> messages(ConversationId conversation) {
    return read(() -> storage().conversationMessages().pageOfAll(Option.none(), 9))
        .map(StoredMessage::message)
        .filter(one -> one.conversation().equals(conversation))
        .toVector();
  }

  private Vector<SealedBackup> backups(Option<ContextBackupId> after, int limit) {
    return read(() -> storage().contextBackups().pageOfAll(after, limit).toVector());
  }
}
