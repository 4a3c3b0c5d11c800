package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.ChannelMessages;
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
  static final Param<Long> BEFORE = Params.named("before", CHANNEL_MESSAGES.SEQUENCE);
  static final Param<String> READER = Params.named("reader", CHANNEL_MESSAGES.AGENT_ID);
  static final Param<String> AFTER_AUTHOR = Params.named("author", AGENTS.AGENT_ID);
  static final Param<String> AFTER_CHANNEL =
      Params.named("after_channel", CHANNEL_MESSAGES.CHANNEL_ID);
  static final Field<Integer> LIMIT = Params.limit();
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

  static final Statement NEWEST =
      Statement.of(
          () ->
              rows(IN_CHANNEL.and(CHANNEL_MESSAGES.SEQUENCE.lt(BEFORE)))
                  .orderBy(CHANNEL_MESSAGES.SEQUENCE.desc())
                  .limit(LIMIT));

  static final Statement PAGE_OF_OTHERS =
      Statement.of(() -> page(IN_CHANNEL.and(BEYOND).and(CHANNEL_MESSAGES.AGENT_ID.ne(READER))));

  static final Statement SENT =
      Statement.of(
          () ->
              rows(CHANNEL_MESSAGES
                      .AGENT_ID
                      .eq(Params.of(CHANNEL_MESSAGES.AGENT_ID))
                      .and(CHANNEL_MESSAGES.CHANNEL_ID.ge(AFTER_CHANNEL))
                      .and(CHANNEL_MESSAGES.CHANNEL_ID.gt(AFTER_CHANNEL).or(BEYOND)))
                  .orderBy(CHANNEL_MESSAGES.CHANNEL_ID, CHANNEL_MESSAGES.SEQUENCE)
                  .limit(LIMIT));

  static final Statement LATEST_OF = Statement.of(MessageSql::latestOf);

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

  /** The last one of each channel is one look at the index of authors. */
  private static Query latestOf() {
    ChannelMessages newer = CHANNEL_MESSAGES.as("newer");
    return DSL.select(ChannelRows.MESSAGE_COLUMNS)
        .from(CHANNELS)
        .join(CHANNEL_MESSAGES)
        .on(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
        .and(CHANNEL_MESSAGES.AGENT_ID.eq(Params.of(CHANNEL_MESSAGES.AGENT_ID)))
        .and(
            CHANNEL_MESSAGES.SEQUENCE.eq(
                DSL.select(DSL.max(newer.SEQUENCE))
                    .from(newer)
                    .where(newer.AGENT_ID.eq(Params.of(CHANNEL_MESSAGES.AGENT_ID)))
                    .and(newer.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))))
        .orderBy(CHANNEL_MESSAGES.CREATED_AT.desc(), CHANNEL_MESSAGES.MESSAGE_ID.desc())
        .limit(DSL.inline(1));
  }

  private static Query page(Condition condition) {
    return rows(condition).orderBy(CHANNEL_MESSAGES.SEQUENCE).limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(ChannelRows.MESSAGE_COLUMNS).from(CHANNEL_MESSAGES).where(condition);
  }
}
