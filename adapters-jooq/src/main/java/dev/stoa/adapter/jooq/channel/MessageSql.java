package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;

import dev.stoa.adapter.jooq.ListParam;
import dev.stoa.adapter.jooq.Params;
import dev.stoa.adapter.jooq.Statement;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of the messages. */
final class MessageSql {

  static final ListParam<String> IDS = Params.list("ids", CHANNEL_MESSAGES.MESSAGE_ID);
  static final Param<Long> AFTER = Params.named("after", CHANNEL_MESSAGES.SEQUENCE);
  static final Param<String> READER = Params.named("reader", CHANNEL_MESSAGES.AGENT_ID);
  static final Param<String> AFTER_AUTHOR = Params.named("author", AGENTS.AGENT_ID);
  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);
  static final Field<Long> COUNT = DSL.count().cast(Long.class).as("messages");

  private static final Condition IN_CHANNEL =
      CHANNEL_MESSAGES.CHANNEL_ID.eq(Params.of(CHANNEL_MESSAGES.CHANNEL_ID));
  private static final Condition BEYOND = CHANNEL_MESSAGES.SEQUENCE.gt(AFTER);
  private static final Condition OF_ID =
      CHANNEL_MESSAGES.MESSAGE_ID.eq(Params.of(CHANNEL_MESSAGES.MESSAGE_ID));

  static final Statement INSERT =
      Statement.of(
          () -> DSL.insertInto(CHANNEL_MESSAGES).set(Params.of(ChannelRows.MESSAGE_COLUMNS)));

  static final Statement BY_ID = Statement.of(() -> rows(OF_ID));

  static final Statement BY_IDS =
      Statement.of(() -> rows(IDS.contains(CHANNEL_MESSAGES.MESSAGE_ID)));

  static final Statement PAGE = Statement.of(() -> page(IN_CHANNEL.and(BEYOND)));

  static final Statement PAGE_OF_OTHERS =
      Statement.of(() -> page(IN_CHANNEL.and(BEYOND).and(CHANNEL_MESSAGES.AGENT_ID.ne(READER))));

  static final Statement COUNT_ALL =
      Statement.of(() -> DSL.select(COUNT).from(CHANNEL_MESSAGES).where(IN_CHANNEL));

  static final Statement AUTHORS = Statement.of(MessageSql::authors);

  static final Statement DELETE = Statement.of(() -> DSL.deleteFrom(CHANNEL_MESSAGES).where(OF_ID));

  private MessageSql() {}

  /** From agent to agent: one look at the index of authors for each. */
  private static Query authors() {
    return DSL.select(AGENTS.AGENT_ID)
        .from(AGENTS)
        .where(AGENTS.AGENT_ID.gt(AFTER_AUTHOR))
        .andExists(
            DSL.selectOne()
                .from(CHANNEL_MESSAGES)
                .where(CHANNEL_MESSAGES.AGENT_ID.eq(AGENTS.AGENT_ID))
                .and(IN_CHANNEL))
        .orderBy(AGENTS.AGENT_ID)
        .limit(LIMIT);
  }

  private static Query page(Condition condition) {
    return rows(condition).orderBy(CHANNEL_MESSAGES.SEQUENCE).limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(ChannelRows.MESSAGE_COLUMNS).from(CHANNEL_MESSAGES).where(condition);
  }
}
