package dev.stoa.testkit.contextbackup;

import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.CurrentMessages;
import dev.stoa.domain.conversation.MessageNumbers;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Supplier;

/** Helpers for the contracts of context backups: conversations and specialists. */
public interface ContextBackupWorkspace<S extends ContextBackupStorage & ConversationStorage>
    extends WorkspaceContract<S> {

  /** When everything in these contracts begins. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  /** A specialist with odd characters in its name. */
  SpecialistName SWE = new SpecialistName("swe-ıİ'\";\uD83D\uDE00");

  /** Another one. */
  SpecialistName LAW = new SpecialistName("law");

  /** A conversation that says it has this many messages, and both specialists. */
  default ConversationId given(String id, long messages) {
    ConversationId conversation = new ConversationId(id);
    return write(
        () -> {
          storage().specialists().save(new Specialist(SWE, 1_000));
          storage().specialists().save(new Specialist(LAW, 2_000));
          Conversation added =
              ConversationBuilder.builder()
                  .id(conversation)
                  .user(UserId.LOCAL)
                  .external(Option.none())
                  .title(SealedText.plain("title"))
                  .project(Option.none())
                  .createdAt(AT)
                  .updatedAt(AT)
                  .archivedAt(Option.none())
                  .numbers(new MessageNumbers(messages, messages, messages))
                  .current(CurrentMessages.ALL)
                  .build();
          storage().conversations().add(added);
          storage().conversations().save(added);
          return conversation;
        });
  }

  /** In a unit that writes. */
  default <T> T write(Supplier<T> work) {
    return storage().unitOfWork().run(work);
  }

  /** As above, for work that answers nothing. */
  default void write(Runnable work) {
    write(
        () -> {
          work.run();
          return true;
        });
  }

  /** In a unit that reads. */
  default <T> T read(Supplier<T> questions) {
    return storage().unitOfWork().read(questions);
  }
}
