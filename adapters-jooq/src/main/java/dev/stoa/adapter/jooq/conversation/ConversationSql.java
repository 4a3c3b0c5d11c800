package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.domain.kernel.ArchiveFilter;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;

/** The statements of conversations. */
final class ConversationSql {

  static final IdEnds ENDS = IdEnds.in(CONVERSATIONS.REVERSED_ID);
  static final ListParam<String> IDS = Params.list("ids", CONVERSATIONS.CONVERSATION_ID);
  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(CONVERSATIONS.UPDATED_AT, CONVERSATIONS.CONVERSATION_ID);
  static final Param<String> AFTER_ID = Params.named("after_id", CONVERSATIONS.CONVERSATION_ID);

  /** The label of an {@link ArchiveFilter}. */
  static final Param<String> SHOW = Params.named("show", String.class);

  private static final Condition OF_ID =
      CONVERSATIONS.CONVERSATION_ID.eq(Params.of(CONVERSATIONS.CONVERSATION_ID));
  private static final Condition OF_USER =
      CONVERSATIONS.USER_ID.eq(Params.of(CONVERSATIONS.USER_ID));
  private static final Condition SHOWN =
      SHOW.eq(inline(ArchiveFilter.ALL.label()))
          .or(SHOW.eq(inline(ArchiveFilter.LIVE.label())).and(CONVERSATIONS.ARCHIVED_AT.isNull()))
          .or(
              SHOW.eq(inline(ArchiveFilter.ARCHIVED.label()))
                  .and(CONVERSATIONS.ARCHIVED_AT.isNotNull()));

  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(CONVERSATIONS)
                  .set(Params.of(ConversationRows.STARTED))
                  .set(Params.of(ConversationRows.STATE))
                  .set(CONVERSATIONS.REVERSED_ID, Params.of(CONVERSATIONS.REVERSED_ID)));
  static final Statement SAVE =
      Statement.of(() -> update(CONVERSATIONS).set(Params.of(ConversationRows.STATE)).where(OF_ID));
  static final Statement FIND = Statement.of(() -> rows(OF_ID));
  static final Statement LOCK = Statement.of(dialect -> dialect.lockRows(rows(OF_ID)));

  /** In one order, so that two who lock several do not wait for each other. */
  static final Statement LOCK_ALL =
      Statement.of(
          dialect ->
              dialect.lockRows(
                  rows(IDS.contains(CONVERSATIONS.CONVERSATION_ID))
                      .orderBy(CONVERSATIONS.CONVERSATION_ID)));

  static final Statement ENDING_WITH =
      Statement.of(() -> rows(ENDS.condition().and(OF_USER)).orderBy(ENDS.order()).limit(LIMIT));
  static final Statement PAGE = Statement.of(() -> page(OF_USER));
  static final Statement PAGE_OF_PROJECT =
      Statement.of(
          () ->
              page(CONVERSATIONS.PROJECT_ID.eq(Params.of(CONVERSATIONS.PROJECT_ID)).and(OF_USER)));
  static final Statement PAGE_OF_ALL =
      Statement.of(
          () ->
              rows(CONVERSATIONS.CONVERSATION_ID.gt(AFTER_ID))
                  .orderBy(CONVERSATIONS.CONVERSATION_ID)
                  .limit(LIMIT));
  static final Statement DELETE = Statement.of(() -> deleteFrom(CONVERSATIONS).where(OF_ID));

  private ConversationSql() {}

  private static Query page(Condition wanted) {
    return rows(wanted)
        .and(NEWEST_FIRST.after())
        .and(SHOWN)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return select(ConversationRows.STARTED)
        .select(ConversationRows.STATE)
        .from(CONVERSATIONS)
        .where(condition);
  }
}
