package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.ContextBackups.CONTEXT_BACKUPS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.contextbackup.BackupEntryBuilder;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.contextbackup.ContextBackupId;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.SealedBackup;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Backups in the table {@code context_backups}. */
public final class JooqContextBackups implements ContextBackups {

  static final Rows<SealedBackup> BACKUPS =
      Rows.of(CONTEXT_BACKUPS, JooqContextBackups::backup)
          .key(CONTEXT_BACKUPS.BACKUP_ID, backup -> backup.entry().id().value())
          .set(CONTEXT_BACKUPS.CONVERSATION_ID, backup -> backup.entry().conversation().value())
          .set(CONTEXT_BACKUPS.SPECIALIST, backup -> backup.entry().specialist().value())
          .set(CONTEXT_BACKUPS.THREAD_NUMBER, backup -> backup.entry().thread())
          .set(CONTEXT_BACKUPS.TRIGGER, backup -> backup.entry().trigger().label())
          .set(CONTEXT_BACKUPS.COVERED_SEQUENCE, backup -> backup.entry().covers())
          .set(CONTEXT_BACKUPS.TOKEN_ESTIMATE, backup -> backup.entry().tokens())
          .set(CONTEXT_BACKUPS.CREATED_AT, backup -> backup.entry().createdAt())
          .changing()
          .set(CONTEXT_BACKUPS.BACKUP_TEXT, backup -> backup.text().text())
          .maybe(CONTEXT_BACKUPS.KEY_ID, backup -> backup.text().key().map(KeyId::value));

  /** Along the index by conversation, specialist and thread. */
  static final Pages<Long, SealedBackup> NEWEST =
      BACKUPS.pages(Order.descending(CONTEXT_BACKUPS.THREAD_NUMBER, thread -> thread));

  static final Pages<String, SealedBackup> IN_ORDER =
      BACKUPS.pages(Order.ascending(CONTEXT_BACKUPS.BACKUP_ID, id -> id));

  private static final Filter<String> OF_CONVERSATION = Filter.eq(CONTEXT_BACKUPS.CONVERSATION_ID);
  private static final Filter<String> OF_SPECIALIST = Filter.eq(CONTEXT_BACKUPS.SPECIALIST);
  static final Filter<Long> COVERING = Filter.eq(CONTEXT_BACKUPS.COVERED_SEQUENCE);

  private final JooqSession session;

  public JooqContextBackups(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(SealedBackup backup) {
    BACKUPS.add(session, backup);
  }

  @Override
  public Option<SealedBackup> covering(
      ConversationId conversation, SpecialistName specialist, long covers) {
    return NEWEST.head(session, of(conversation, specialist).and(COVERING, covers));
  }

  @Override
  public Seq<SealedBackup> page(
      ConversationId conversation, SpecialistName specialist, Option<Long> before, int limit) {
    return NEWEST.page(session, of(conversation, specialist), before, limit);
  }

  static Filters of(ConversationId conversation, SpecialistName specialist) {
    return Filters.NONE
        .and(OF_CONVERSATION, conversation.value())
        .and(OF_SPECIALIST, specialist.value());
  }

  @Override
  public Seq<SealedBackup> pageOfAll(Option<ContextBackupId> after, int limit) {
    return IN_ORDER.page(
        session, Filters.NONE, Option.some(after.map(ContextBackupId::value).getOrElse("")), limit);
  }

  @Override
  public void replaceTexts(Seq<SealedBackup> backups) {
    BACKUPS.save(session, backups);
  }

  private static SealedBackup backup(Row row) throws SQLException {
    return new SealedBackup(
        BackupEntryBuilder.builder()
            .id(new ContextBackupId(row.get(CONTEXT_BACKUPS.BACKUP_ID)))
            .conversation(new ConversationId(row.get(CONTEXT_BACKUPS.CONVERSATION_ID)))
            .specialist(new SpecialistName(row.get(CONTEXT_BACKUPS.SPECIALIST)))
            .trigger(BackupTrigger.labelled(row.get(CONTEXT_BACKUPS.TRIGGER)))
            .thread(row.get(CONTEXT_BACKUPS.THREAD_NUMBER))
            .tokens(row.get(CONTEXT_BACKUPS.TOKEN_ESTIMATE))
            .covers(row.get(CONTEXT_BACKUPS.COVERED_SEQUENCE))
            .createdAt(row.get(CONTEXT_BACKUPS.CREATED_AT))
            .build(),
        new SealedText(
            Option.of(row.get(CONTEXT_BACKUPS.KEY_ID)).map(KeyId::new),
            row.get(CONTEXT_BACKUPS.BACKUP_TEXT)));
  }
}
