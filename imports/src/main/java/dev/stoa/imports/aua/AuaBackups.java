package dev.stoa.imports.aua;

import dev.stoa.application.contextbackup.SealBackup;
import dev.stoa.domain.contextbackup.BackupEntry;
import dev.stoa.domain.contextbackup.BackupEntryBuilder;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.ContextBackupId;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.SealedBackup;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.contextbackup.ThreadCounterBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.storage.Storage;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The context backups of AUA, and what specialists have seen since. */
final class AuaBackups {

  /** The configuration of AUA has the window of a specialist, its store has not. */
  private static final long USUAL_WINDOW = 128_000;

  private static final int PAGE = 200;

  private final ImportRun run;
  private final ForeignStore store;
  private final Storage storage;
  private final SealBackup seal;

  AuaBackups(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.storage = run.storage();
    this.seal = new SealBackup(run.protection().cipher());
  }

  void run() {
    run.table(store, "context_backups", "context backups")
        .knowing("thread_number")
        .key("backup_id")
        .orderedBy("created_at")
        .intoChecked(this::backup, batch -> batch.map(this::keep));
    run.table(store, "token_counters", "token counters of contexts")
        .knowing("user_id", "thread_number")
        .key("counter_id")
        .intoChecked(this::counter, batch -> batch.map(this::keep));
  }

  /** What it covers and its thread are found when it is stored. */
  private ContextBackup backup(ForeignRow row) {
    String text = BackupNote.parse(row.required("backup_text")).text();
    return new ContextBackup(
        BackupEntryBuilder.builder()
            .id(new ContextBackupId(row.required("backup_id")))
            .conversation(new ConversationId(row.required("conversation_id")))
            .specialist(new SpecialistName(row.required("specialist")))
            .trigger(BackupTrigger.labelled(row.required("trigger")))
            .thread(1)
            .tokens(row.count("token_estimate"))
            .covers(0)
            .createdAt(run.stamps().require(row, "created_at"))
            .build(),
        text);
  }

  /** Threads are numbered anew: there only one of the triggers counts them. */
  private Option<String> keep(ContextBackup backup) {
    BackupEntry entry = backup.entry();
    long covers = covered(entry.conversation(), entry.createdAt());
    if (covers == 0) {
      return Option.some("no message that is here is older than it");
    }
    open(entry.specialist());
    ContextBackups backups = storage.contextBackups();
    long last = threads(entry.conversation(), entry.specialist());
    backups.append(
        seal.seal(
            new ContextBackup(
                BackupEntryBuilder.from(entry).thread(last + 1).covers(covers).build(),
                backup.text())));
    return Option.none();
  }

  private long threads(ConversationId conversation, SpecialistName specialist) {
    return storage
        .contextBackups()
        .page(conversation, specialist, Option.none(), 1)
        .headOption()
        .map(one -> one.entry().thread())
        .getOrElse(0L);
  }

  /** The number of the newest message before an instant; 0 if there is none. */
  private long covered(ConversationId conversation, Instant before) {
    long from = Long.MAX_VALUE;
    while (true) {
      Seq<ConversationMessage> page =
          storage.conversationMessages().before(conversation, from, PAGE);
      Option<ConversationMessage> newest =
          page.filter(one -> one.createdAt().isBefore(before)).maxBy(ConversationMessage::sequence);
      if (newest.isDefined() || page.isEmpty()) {
        return newest.map(ConversationMessage::sequence).getOrElse(0L);
      }
      from = page.map(ConversationMessage::sequence).min().get();
    }
  }

  private ThreadCounter counter(ForeignRow row) {
    return ThreadCounterBuilder.builder()
        .conversation(new ConversationId(row.required("conversation_id")))
        .specialist(new SpecialistName(row.required("specialist")))
        .tokens(row.count("token_estimate"))
        .messages(row.count("message_count"))
        .thread(1)
        .covered(0)
        .countedAt(run.stamps().require(row, "updated_at"))
        .lastBackupAt(run.stamps().read(row, "last_backup_at"))
        .build();
  }

  private Option<String> keep(ThreadCounter counter) {
    if (storage.conversations().find(counter.conversation()).isEmpty()) {
      return Option.some("the conversation " + counter.conversation() + " is not here");
    }
    open(counter.specialist());
    Option<SealedBackup> last =
        storage
            .contextBackups()
            .page(counter.conversation(), counter.specialist(), Option.none(), 1)
            .headOption();
    storage
        .threadCounters()
        .save(
            Vector.of(
                ThreadCounterBuilder.from(counter)
                    .thread(last.map(one -> one.entry().thread()).getOrElse(0L) + 1)
                    .covered(last.map(one -> one.entry().covers()).getOrElse(0L))
                    .lastBackupAt(
                        counter.lastBackupAt().orElse(last.map(one -> one.entry().createdAt())))
                    .build()));
    return Option.none();
  }

  private void open(SpecialistName name) {
    if (storage.specialists().find(name).isEmpty()) {
      storage.specialists().save(new Specialist(name, USUAL_WINDOW));
      run.remark(
          "specialists got a context window of "
              + USUAL_WINDOW
              + " tokens: set the real one with `stoa context register <specialist> <tokens>`");
    }
  }
}
