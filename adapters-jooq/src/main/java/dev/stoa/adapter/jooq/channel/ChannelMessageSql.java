package dev.stoa.adapter.jooq.channel;

import static dev.stoa.adapter.jooq.channel.ChannelRows.MESSAGES;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.SentPosition;
import dev.stoa.schema.generated.tables.ChannelMessages;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.impl.DSL;

/** The statements of the messages. */
final class ChannelMessageSql {

  static final Lookup<String, ChannelMessage> BY_ID = MESSAGES.by(CHANNEL_MESSAGES.MESSAGE_ID);
  static final Pages<Long, ChannelMessage> OLDEST =
      MESSAGES.pages(Order.ascending(CHANNEL_MESSAGES.SEQUENCE, sequence -> sequence));
  static final Pages<Long, ChannelMessage> NEWEST =
      MESSAGES.pages(Order.descending(CHANNEL_MESSAGES.SEQUENCE, sequence -> sequence));
  static final Pages<SentPosition, ChannelMessage> SENT =
      MESSAGES.pages(
          Order.ascending(
              CHANNEL_MESSAGES.CHANNEL_ID,
              position -> position.channel().value(),
              CHANNEL_MESSAGES.SEQUENCE,
              SentPosition::sequence));
  static final Filter<String> OF_CHANNEL = Filter.eq(CHANNEL_MESSAGES.CHANNEL_ID);
  static final Filter<String> OF_AUTHOR = Filter.eq(CHANNEL_MESSAGES.AGENT_ID);
  static final Filter<String> OF_OTHERS = ofOthers();

  static final Param<String> AFTER_AUTHOR = Params.named("author", AGENTS.AGENT_ID);
  static final Field<Long> COUNT = DSL.count().cast(Long.class).as("messages");

  private static final Condition IN_CHANNEL =
      CHANNEL_MESSAGES.CHANNEL_ID.eq(Params.of(CHANNEL_MESSAGES.CHANNEL_ID));

  static final Statement LATEST_OF = Statement.of(ChannelMessageSql::latestOf);

  static final Statement COUNT_ALL =
      Statement.of(() -> DSL.select(COUNT).from(CHANNEL_MESSAGES).where(IN_CHANNEL));

  static final Statement AUTHORS = Statement.of(ChannelMessageSql::authors);

  private ChannelMessageSql() {}

  private static Filter<String> ofOthers() {
    Param<String> reader = Params.named("reader", CHANNEL_MESSAGES.AGENT_ID);
    return Filter.of(reader, CHANNEL_MESSAGES.AGENT_ID.ne(reader));
  }

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
        .limit(Rows.LIMIT);
  }

  /** The last one of each channel is one look at the index of authors. */
  private static Query latestOf() {
    ChannelMessages newer = CHANNEL_MESSAGES.as("newer");
    return DSL.select(MESSAGES.columns())
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
}
