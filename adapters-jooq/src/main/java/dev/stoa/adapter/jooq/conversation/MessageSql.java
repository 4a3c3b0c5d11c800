package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ConversationMessages.CONVERSATION_MESSAGES;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.conversation.MessageRole;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Record;
import org.jooq.SelectConditionStep;

/** The statements of messages. */
final class MessageSql {

  static final ListParam<String> IDS = Params.list("ids", CONVERSATION_MESSAGES.MESSAGE_ID);
  static final Param<Long> FROM = Params.named("from", CONVERSATION_MESSAGES.SEQUENCE);
  static final Field<Integer> LIMIT = Params.limit();

  private static final Condition IN_CONVERSATION =
      CONVERSATION_MESSAGES.CONVERSATION_ID.eq(Params.of(CONVERSATION_MESSAGES.CONVERSATION_ID));
  private static final Condition BEFORE =
      IN_CONVERSATION.and(CONVERSATION_MESSAGES.SEQUENCE.lt(FROM));

  // Inline, as in the partial index, so that both engines recognise it.
  private static final Condition OF_SYSTEM =
      CONVERSATION_MESSAGES.ROLE.eq(inline(MessageRole.SYSTEM.label()));

  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(CONVERSATION_MESSAGES)
                  .set(Params.of(MessageRows.COLUMNS))
                  .set(CONVERSATION_MESSAGES.KEYWORDS, Params.of(CONVERSATION_MESSAGES.KEYWORDS)));
  static final Statement REPLACE_TEXT =
      Statement.of(
          () ->
              update(CONVERSATION_MESSAGES)
                  .set(Params.of(MessageRows.TEXT))
                  .where(
                      CONVERSATION_MESSAGES.MESSAGE_ID.eq(
                          Params.of(CONVERSATION_MESSAGES.MESSAGE_ID))));
  static final Statement FIND =
      Statement.of(() -> rows(IDS.contains(CONVERSATION_MESSAGES.MESSAGE_ID)));
  static final Statement BEFORE_NEWEST_FIRST =
      Statement.of(() -> rows(BEFORE).orderBy(CONVERSATION_MESSAGES.SEQUENCE.desc()).limit(LIMIT));
  static final Statement BEFORE_OF_OTHERS =
      Statement.of(
          () ->
              rows(BEFORE.and(OF_SYSTEM.not()))
                  .orderBy(CONVERSATION_MESSAGES.SEQUENCE.desc())
                  .limit(LIMIT));
  static final Statement AFTER =
      Statement.of(
          () ->
              rows(IN_CONVERSATION.and(CONVERSATION_MESSAGES.SEQUENCE.gt(FROM)))
                  .orderBy(CONVERSATION_MESSAGES.SEQUENCE)
                  .limit(LIMIT));
  static final Statement LATEST_OF_SYSTEM =
      Statement.of(
          () ->
              rows(IN_CONVERSATION.and(OF_SYSTEM))
                  .orderBy(CONVERSATION_MESSAGES.SEQUENCE.desc())
                  .limit(inline(1)));

  private MessageSql() {}

  private static SelectConditionStep<Record> rows(Condition condition) {
    return select(MessageRows.COLUMNS).from(CONVERSATION_MESSAGES).where(condition);
  }
}
