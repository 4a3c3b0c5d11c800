package dev.stoa.app.contextbackup;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.application.contextbackup.NewBackup;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.NoteSection;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A conversation that a specialist has seen, and the note from which it resumes. */
public final class ContextBackupWrites implements TorturedContext {

  private static final UserId USER = new UserId("torture-user");
  private static final SpecialistName SPECIALIST = new SpecialistName("torture-specialist");

  @Override
  public void write(Workspace workspace, String key) {
    ConversationId id = new ConversationId(key);
    workspace.contextBackups().register(new Specialist(SPECIALIST, 1_000));
    done(workspace.conversations().start(USER, NewConversation.titled(key).id(key)));
    done(
        workspace
            .contextBackups()
            .append(USER, id, List.of(NewMessage.of(MessageDraft.user(key))), List.of(SPECIALIST)));
    done(workspace.contextBackups().store(USER, NewBackup.of(id, SPECIALIST, note(key))));
  }

  private static BackupNote note(String key) {
    return new BackupNote(NoteSection.all().toMap(section -> section, section -> key));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    ConversationId id = new ConversationId(key);
    boolean conversation = workspace.conversations().find(USER, key).isRight();
    return List.of(
        conversation,
        conversation
            && done(workspace.contextBackups().list(USER, id, SPECIALIST, PageRequest.first()))
                .items()
                .map(backup -> backup.text())
                .equals(List.of(note(key).text())),
        conversation
            && done(workspace.contextBackups().threads(USER, id))
                .map(thread -> thread.thread())
                .equals(List.of(2L)));
  }
}
