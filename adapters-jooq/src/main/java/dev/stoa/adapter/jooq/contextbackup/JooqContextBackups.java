package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.ContextBackups.CONTEXT_BACKUPS;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.contextbackup.BackupEntry;
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

  private final JooqSession session;

  public JooqContextBackups(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(SealedBackup backup) {
    BackupEntry entry = backup.entry();
    session.run(
        BackupSql.INSERT,
        binds ->
            binds
                .set(CONTEXT_BACKUPS.BACKUP_ID, entry.id().value())
                .set(CONTEXT_BACKUPS.CONVERSATION_ID, entry.conversation().value())
                .set(CONTEXT_BACKUPS.SPECIALIST, entry.specialist().value())
                .set(CONTEXT_BACKUPS.THREAD_NUMBER, entry.thread())
                .set(CONTEXT_BACKUPS.TRIGGER, entry.trigger().label())
                .set(CONTEXT_BACKUPS.COVERED_SEQUENCE, entry.covers())
                .set(CONTEXT_BACKUPS.BACKUP_TEXT, backup.text().text())
                .set(CONTEXT_BACKUPS.KEY_ID, backup.text().key().map(KeyId::value).getOrNull())
                .set(CONTEXT_BACKUPS.TOKEN_ESTIMATE, entry.tokens())
                .set(CONTEXT_BACKUPS.CREATED_AT, entry.createdAt()));
  }

  @Override
  public Option<SealedBackup> covering(
      ConversationId conversation, SpecialistName specialist, long covers) {
    return session.one(
        BackupSql.COVERING,
        binds ->
            binds
                .set(CONTEXT_BACKUPS.CONVERSATION_ID, conversation.value())
                .set(CONTEXT_BACKUPS.SPECIALIST, specialist.value())
                .set(CONTEXT_BACKUPS.COVERED_SEQUENCE, covers)
                .set(BackupSql.LIMIT, 1),
        JooqContextBackups::backup);
  }

  @Override
  public Seq<SealedBackup> page(
      ConversationId conversation, SpecialistName specialist, Option<Long> before, int limit) {
    return session.list(
        BackupSql.PAGE,
        binds ->
            binds
                .set(CONTEXT_BACKUPS.CONVERSATION_ID, conversation.value())
                .set(CONTEXT_BACKUPS.SPECIALIST, specialist.value())
                .set(BackupSql.BEFORE, before.getOrElse(Long.MAX_VALUE))
                .set(BackupSql.LIMIT, limit),
        JooqContextBackups::backup);
  }

  @Override
  public Seq<SealedBackup> pageOfAll(Option<ContextBackupId> after, int limit) {
    return session.list(
        BackupSql.PAGE_OF_ALL,
        binds ->
            binds
                .set(BackupSql.AFTER, after.map(ContextBackupId::value).getOrElse(""))
                .set(BackupSql.LIMIT, limit),
        JooqContextBackups::backup);
  }

  @Override
  public void replaceTexts(Seq<SealedBackup> backups) {
    session.batch(
        BackupSql.REPLACE_TEXT,
        backups,
        (binds, one) ->
            binds
                .set(CONTEXT_BACKUPS.BACKUP_ID, one.entry().id().value())
                .set(CONTEXT_BACKUPS.BACKUP_TEXT, one.text().text())
                .set(CONTEXT_BACKUPS.KEY_ID, one.text().key().map(KeyId::value).getOrNull()));
  }

  private static SealedBackup backup(Row row) throws SQLException {
    return new SealedBackup(
        new BackupEntry(
            new ContextBackupId(row.get(CONTEXT_BACKUPS.BACKUP_ID)),
            new ConversationId(row.get(CONTEXT_BACKUPS.CONVERSATION_ID)),
            new SpecialistName(row.get(CONTEXT_BACKUPS.SPECIALIST)),
            BackupTrigger.labelled(row.get(CONTEXT_BACKUPS.TRIGGER)),
            row.get(CONTEXT_BACKUPS.THREAD_NUMBER),
            row.get(CONTEXT_BACKUPS.TOKEN_ESTIMATE),
            row.get(CONTEXT_BACKUPS.COVERED_SEQUENCE),
            row.get(CONTEXT_BACKUPS.CREATED_AT)),
        new SealedText(
            Option.of(row.get(CONTEXT_BACKUPS.KEY_ID)).map(KeyId::new),
            row.get(CONTEXT_BACKUPS.BACKUP_TEXT)));
  }
}
