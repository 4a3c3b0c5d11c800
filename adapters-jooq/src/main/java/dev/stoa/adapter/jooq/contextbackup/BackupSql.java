package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.ContextBackups.CONTEXT_BACKUPS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of backups; each goes along the index by conversation, specialist, thread. */
final class BackupSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<String> AFTER = Params.named("after", CONTEXT_BACKUPS.BACKUP_ID);
  static final Param<Long> BEFORE = Params.named("before", CONTEXT_BACKUPS.THREAD_NUMBER);

  private static final List<Field<?>> COLUMNS =
      List.of(
          CONTEXT_BACKUPS.BACKUP_ID,
          CONTEXT_BACKUPS.CONVERSATION_ID,
          CONTEXT_BACKUPS.SPECIALIST,
          CONTEXT_BACKUPS.THREAD_NUMBER,
          CONTEXT_BACKUPS.TRIGGER,
          CONTEXT_BACKUPS.COVERED_SEQUENCE,
          CONTEXT_BACKUPS.BACKUP_TEXT,
          CONTEXT_BACKUPS.KEY_ID,
          CONTEXT_BACKUPS.TOKEN_ESTIMATE,
          CONTEXT_BACKUPS.CREATED_AT);

  static final Statement INSERT =
      Statement.of(() -> insertInto(CONTEXT_BACKUPS).set(Params.of(COLUMNS)));
  static final Statement COVERING =
      Statement.of(
          () ->
              newest(
                  CONTEXT_BACKUPS.COVERED_SEQUENCE.eq(
                      Params.of(CONTEXT_BACKUPS.COVERED_SEQUENCE))));
  static final Statement PAGE_OF_ALL =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(CONTEXT_BACKUPS)
                  .where(CONTEXT_BACKUPS.BACKUP_ID.gt(AFTER))
                  .orderBy(CONTEXT_BACKUPS.BACKUP_ID)
                  .limit(LIMIT));
  static final Statement REPLACE_TEXT =
      Statement.of(
          () ->
              update(CONTEXT_BACKUPS)
                  .set(Params.of(List.of(CONTEXT_BACKUPS.BACKUP_TEXT, CONTEXT_BACKUPS.KEY_ID)))
                  .where(CONTEXT_BACKUPS.BACKUP_ID.eq(Params.of(CONTEXT_BACKUPS.BACKUP_ID))));
  static final Statement PAGE =
      Statement.of(() -> newest(CONTEXT_BACKUPS.THREAD_NUMBER.lt(BEFORE)));

  private BackupSql() {}

  private static Query newest(Condition those) {
    return select(COLUMNS)
        .from(CONTEXT_BACKUPS)
        .where(CONTEXT_BACKUPS.CONVERSATION_ID.eq(Params.of(CONTEXT_BACKUPS.CONVERSATION_ID)))
        .and(CONTEXT_BACKUPS.SPECIALIST.eq(Params.of(CONTEXT_BACKUPS.SPECIALIST)))
        .and(those)
        .orderBy(CONTEXT_BACKUPS.THREAD_NUMBER.desc())
        .limit(LIMIT);
  }
}
