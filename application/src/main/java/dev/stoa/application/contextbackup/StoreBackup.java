package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.BackupEntryBuilder;
import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.ContextBackupId;
import dev.stoa.domain.contextbackup.ContextBackupRefused;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.contextbackup.ThreadCounters;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The step of storing a backup and beginning the next thread; requires a unit that locked the
 * conversation.
 */
final class StoreBackup {

  private final ThreadCounters counters;
  private final ContextBackups backups;
  private final SealBackup seal;
  private final InstantSource clock;
  private final IdSource ids;

  StoreBackup(ContextBackupStorage storage, SealBackup seal, InstantSource clock, IdSource ids) {
    this.counters = storage.threadCounters();
    this.backups = storage.contextBackups();
    this.seal = seal;
    this.clock = clock;
    this.ids = ids;
  }

  Either<ContextBackupRefused, ContextBackup> store(Conversation conversation, NewBackup wanted) {
    long newest = conversation.numbers().newest();
    long covers = wanted.covers().getOrElse(newest);
    if (newest == 0) {
      return Either.left(new ContextBackupRefused.NoMessages(conversation.id()));
    }
    if (covers < 1 || covers > newest) {
      return Either.left(new ContextBackupRefused.CoversTooMuch(conversation.id(), covers, newest));
    }
    return Either.right(stored(wanted, covers));
  }

  private ContextBackup stored(NewBackup wanted, long covers) {
    Instant now = clock.instant();
    ThreadCounter counter =
        counters
            .find(wanted.conversation(), Vector.of(wanted.specialist()))
            .headOption()
            .getOrElse(() -> ThreadCounter.start(wanted.conversation(), wanted.specialist(), now));
    ContextBackup backup =
        new ContextBackup(
            BackupEntryBuilder.builder()
                .id(new ContextBackupId(ids.next()))
                .conversation(wanted.conversation())
                .specialist(wanted.specialist())
                .trigger(wanted.trigger())
                .thread(counter.thread())
                .tokens(wanted.note().tokens())
                .covers(covers)
                .createdAt(now)
                .build(),
            wanted.note().text());
    backups.append(seal.seal(backup));
    counters.save(Vector.of(counter.reset(covers, now)));
    return backup;
  }
}
