package dev.stoa.application.contextbackup;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.SealContent;
import dev.stoa.domain.contextbackup.BackupCoverage;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.ContextBackupRefused;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.CoverageGap;
import dev.stoa.domain.contextbackup.GapPosition;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.contextbackup.ThreadCounters;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationMessages;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** The coverage job: finds conversations that backups do not cover, and has notes written. */
public final class BackupCoverageOperations {

  private static final int MIN_MESSAGES = ThreadCounter.MIN_MESSAGES;

  private final UnitOfWork unitOfWork;
  private final BackupCoverage coverage;
  private final ThreadCounters counters;
  private final ContextBackups backups;
  private final Conversations conversations;
  private final ConversationMessages messages;
  private final SealContent sealContent;
  private final SealBackup sealBackup;
  private final StoreBackup store;
  private final BackupWriter writer;
  private final Pause pause;

  /** For one workspace, with who writes notes and how to wait between them. */
  public <S extends ContextBackupStorage & ConversationStorage> BackupCoverageOperations(
      S storage,
      InstantSource time,
      IdSource ids,
      ContentProtection protection,
      BackupWriter writer,
      Pause pause) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.coverage = storage.backupCoverage();
    this.counters = storage.threadCounters();
    this.backups = storage.contextBackups();
    this.conversations = storage.conversations();
    this.messages = storage.conversationMessages();
    this.sealContent = new SealContent(protection.cipher());
    this.sealBackup = new SealBackup(protection.cipher());
    this.store = new StoreBackup(storage, sealBackup, clock, ids);
    this.writer = writer;
    this.pause = pause;
  }

  /** How many views of conversations of five or more messages are covered. */
  public CoverageCount report() {
    return unitOfWork.read(() -> coverage.count(MIN_MESSAGES));
  }

  /** One pass with the usual limit and pace. */
  public CoveragePass run() {
    return run(CoverageSettings.USUAL);
  }

  /**
   * One pass: writes and stores a note for each gap, the last counted first. A note that cannot be
   * written is reported, and the pass continues. It ends early when its thread is interrupted.
   */
  public CoveragePass run(CoverageSettings settings) {
    Seq<CoverageGap> gaps =
        unitOfWork.read(() -> coverage.gaps(MIN_MESSAGES, settings.after(), settings.limit()));
    List<ContextBackup> stored = new ArrayList<>();
    List<CoverageFailure> failures = new ArrayList<>();
    Option<GapPosition> last = settings.after();
    int seen = 0;
    for (CoverageGap gap : gaps) {
      if (seen > 0 && !pause.pause(settings.pause())) {
        break;
      }
      try {
        fill(gap).forEach(stored::add);
      } catch (StorageException e) {
        throw e;
      } catch (RuntimeException e) {
        failures.add(new CoverageFailure(gap, String.valueOf(e.getMessage())));
      }
      last = Option.some(gap.position());
      seen++;
    }
    boolean ended = seen == gaps.size() && seen < settings.limit();
    return new CoveragePass(
        Vector.ofAll(stored), Vector.ofAll(failures), ended ? Option.none() : last, report());
  }

  /** The note is written outside a unit of work, because a model may take long. */
  private Option<ContextBackup> fill(CoverageGap gap) {
    BackupRequest request = unitOfWork.snapshot(() -> request(gap));
    if (request.messages().isEmpty()) {
      return Option.none();
    }
    BackupNote note = writer.write(request);
    NewBackup wanted =
        NewBackup.of(gap.conversation(), gap.specialist(), note)
            .trigger(gap.trigger())
            .covers(request.messages().last().sequence());
    return unitOfWork
        .<ContextBackupRefused, Option<ContextBackup>>write(() -> store(wanted))
        .getOrElseThrow(RefusalException::new);
  }

  private BackupRequest request(CoverageGap gap) {
    Seq<ConversationMessage> newest =
        messages.before(gap.conversation(), Long.MAX_VALUE, BackupRequest.MAX_MESSAGES);
    return new BackupRequest(
        gap.conversation(),
        gap.specialist(),
        backups
            .page(gap.conversation(), gap.specialist(), Option.none(), 1)
            .headOption()
            .map(sealBackup::open)
            .map(ContextBackup::text),
        newest.reverse().map(sealContent::open));
  }

  /** Stores nothing if the conversation was deleted or another writer was faster. */
  private Either<ContextBackupRefused, Option<ContextBackup>> store(NewBackup wanted) {
    return conversations
        .lock(wanted.conversation())
        .filter(conversation -> !isCovered(wanted))
        .map(conversation -> store.store(conversation, wanted).map(Option::some))
        .getOrElse(() -> Either.right(Option.none()));
  }

  private boolean isCovered(NewBackup wanted) {
    return counters
        .find(wanted.conversation(), Vector.of(wanted.specialist()))
        .exists(counter -> counter.covered() >= wanted.covers().getOrElse(0L));
  }
}
