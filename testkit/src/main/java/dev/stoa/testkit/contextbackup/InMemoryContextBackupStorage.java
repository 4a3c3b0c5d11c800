package dev.stoa.testkit.contextbackup;

import dev.stoa.domain.contextbackup.BackupCoverage;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.contextbackup.ThreadCounters;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.control.Option;
import java.util.function.Function;

/** The ports of context backups in memory. */
public interface InMemoryContextBackupStorage extends ContextBackupStorage {

  /** The fakes behind the ports. */
  Fakes contextBackupFakes();

  @Override
  default Specialists specialists() {
    return contextBackupFakes().specialists();
  }

  @Override
  default ThreadCounters threadCounters() {
    return contextBackupFakes().counters();
  }

  @Override
  default ContextBackups contextBackups() {
    return contextBackupFakes().backups();
  }

  @Override
  default BackupCoverage backupCoverage() {
    return contextBackupFakes().coverage();
  }

  /** The fakes of one workspace. */
  final class Fakes {

    private final InMemorySpecialists specialists;
    private final InMemoryThreadCounters counters;
    private final InMemoryContextBackups backups;
    private final BackupCoverage coverage;

    /** Beside these conversations. */
    public Fakes(
        InMemoryUnitOfWork unit, Function<ConversationId, Option<Conversation>> conversations) {
      this.specialists = new InMemorySpecialists(unit);
      Belongings belongings = new Belongings(conversations, specialists);
      this.counters = new InMemoryThreadCounters(unit, belongings);
      this.backups = new InMemoryContextBackups(unit, belongings);
      this.coverage = new InMemoryBackupCoverage(counters, conversations);
    }

    /** Removes what belongs to a conversation. */
    public void remove(ConversationId conversation) {
      counters.remove(conversation);
      backups.remove(conversation);
    }

    Specialists specialists() {
      return specialists;
    }

    ThreadCounters counters() {
      return counters;
    }

    ContextBackups backups() {
      return backups;
    }

    BackupCoverage coverage() {
      return coverage;
    }
  }
}
