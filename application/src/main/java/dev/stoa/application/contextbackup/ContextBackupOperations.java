package dev.stoa.application.contextbackup;

import dev.stoa.application.conversation.AppendMessages;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.FindConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.ContextBackupRefused;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.SealedBackup;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.contextbackup.ThreadCounters;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/** Operations on context backups: register specialists, count messages, store notes, resume. */
public final class ContextBackupOperations {

  private final UnitOfWork unitOfWork;
  private final Specialists specialists;
  private final ThreadCounters counters;
  private final ContextBackups backups;
  private final FindConversation find;
  private final AppendMessages append;
  private final CountMessages count;
  private final StoreBackup store;
  private final SealBackup seal;
  private final InstantSource clock;

  /** For one workspace, with its clock, id source and protection; tokens are estimated. */
  public <S extends ContextBackupStorage & ConversationStorage> ContextBackupOperations(
      S storage, InstantSource time, IdSource ids, ContentProtection protection) {
    this(storage, time, ids, protection, TokenCounter.ESTIMATE);
  }

  /** As above, with a way to count tokens. */
  public <S extends ContextBackupStorage & ConversationStorage> ContextBackupOperations(
      S storage,
      InstantSource time,
      IdSource ids,
      ContentProtection protection,
      TokenCounter counter) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.specialists = storage.specialists();
    this.counters = storage.threadCounters();
    this.backups = storage.contextBackups();
    this.find = new FindConversation(storage.conversations());
    this.append = new AppendMessages(storage, clock, ids, protection);
    this.count = new CountMessages(storage, clock, counter);
    this.seal = new SealBackup(protection.cipher());
    this.store = new StoreBackup(storage, seal, clock, ids);
  }

  /** Registers a specialist, or changes the context window of the one with this name. */
  public Specialist register(Specialist specialist) {
    return unitOfWork.run(
        () -> {
          specialists.save(specialist);
          return specialist;
        });
  }

  /** Specialists by name. */
  public Page<Specialist, SpecialistName> specialists(PageRequest<SpecialistName> page) {
    return page.page(
        unitOfWork.read(() -> specialists.page(page.after(), page.limit())), Specialist::name);
  }

  /**
   * Appends messages in order, or nothing, and counts them for the specialists that see them;
   * answers which backups are due. A message that exists already is not counted again.
   */
  public Either<ContextBackupRefused, AppendedMessages> append(
      UserId user,
      ConversationId conversation,
      Iterable<NewMessage> messages,
      Iterable<SpecialistName> seenBy) {
    Seq<NewMessage> added = Batch.checked(messages);
    Seq<SpecialistName> names = Vector.ofAll(seenBy).distinct();
    return unitOfWork.write(
        () ->
            locked(user, conversation)
                .flatMap(
                    before ->
                        count
                            .registered(names)
                            .flatMap(seeing -> append(user, before, added, seeing))));
  }

  private Either<ContextBackupRefused, AppendedMessages> append(
      UserId user, Conversation before, Seq<NewMessage> added, Seq<Specialist> seeing) {
    return append
        .append(user, before.id(), added)
        .mapLeft(ContextBackupOperations::passedOn)
        .map(
            messages ->
                new AppendedMessages(
                    messages,
                    count.count(
                        before.id(),
                        seeing,
                        messages.filter(one -> one.sequence() > before.numbers().given()))));
  }

  /** Stores a note and begins the next thread of its specialist, both or nothing. */
  public Either<ContextBackupRefused, ContextBackup> store(UserId user, NewBackup wanted) {
    return unitOfWork.write(
        () ->
            locked(user, wanted.conversation())
                .flatMap(
                    conversation ->
                        count
                            .registered(Vector.of(wanted.specialist()))
                            .flatMap(registered -> store.store(conversation, wanted))));
  }

  /** The backups of a conversation that are due now, by specialist. */
  public Either<ContextBackupRefused, Seq<DueBackup>> due(
      UserId user, ConversationId conversation) {
    return unitOfWork.snapshot(() -> found(user, conversation).map(one -> due(one.id())));
  }

  private Seq<DueBackup> due(ConversationId conversation) {
    Instant now = clock.instant();
    Seq<ThreadCounter> threads = counters.of(conversation);
    Map<SpecialistName, Specialist> known =
        specialists.find(threads.map(ThreadCounter::specialist)).toMap(Specialist::name, s -> s);
    return threads.flatMap(
        thread ->
            known
                .get(thread.specialist())
                .flatMap(one -> thread.due(one.contextWindow(), now))
                .map(trigger -> new DueBackup(thread, trigger)));
  }

  /** What each specialist has seen of a conversation since its last backup, by specialist. */
  public Either<ContextBackupRefused, Seq<ThreadCounter>> threads(
      UserId user, ConversationId conversation) {
    return unitOfWork.snapshot(() -> found(user, conversation).map(one -> counters.of(one.id())));
  }

  /** The newest backup of a specialist that covers every message of a conversation. */
  public Either<ContextBackupRefused, ContextBackup> resume(
      UserId user, ConversationId conversation, SpecialistName specialist) {
    return unitOfWork
        .snapshot(() -> found(user, conversation).flatMap(one -> valid(one, specialist)))
        .map(seal::open);
  }

  private Either<ContextBackupRefused, SealedBackup> valid(
      Conversation conversation, SpecialistName specialist) {
    long newest = conversation.numbers().newest();
    long covered =
        counters
            .find(conversation.id(), Vector.of(specialist))
            .headOption()
            .map(ThreadCounter::covered)
            .getOrElse(0L);
    return backups
        .covering(conversation.id(), specialist, newest)
        .toEither(
            () ->
                new ContextBackupRefused.NoValidBackup(
                    conversation.id(), specialist, covered, newest));
  }

  /** Backups of a specialist, newest first, by the threads they ended. */
  public Either<ContextBackupRefused, Page<ContextBackup, Long>> list(
      UserId user, ConversationId conversation, SpecialistName specialist, PageRequest<Long> page) {
    return unitOfWork
        .snapshot(
            () ->
                found(user, conversation)
                    .map(one -> backups.page(one.id(), specialist, page.after(), page.limit())))
        .map(found -> page.page(found.map(seal::open), backup -> backup.entry().thread()));
  }

  private Either<ContextBackupRefused, Conversation> found(UserId user, ConversationId id) {
    return find.find(user, id).mapLeft(ContextBackupOperations::passedOn);
  }

  private Either<ContextBackupRefused, Conversation> locked(UserId user, ConversationId id) {
    return find.lock(user, id).mapLeft(ContextBackupOperations::passedOn);
  }

  private static ContextBackupRefused passedOn(ConversationRefused reason) {
    return new ContextBackupRefused.NotInConversation(reason);
  }
}
