package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.Tables.CHANNELS;
import static dev.stoa.schema.generated.Tables.CHANNEL_MESSAGES;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.min;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.Dialect;
import dev.stoa.adapter.jooq.RenderedSql;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of the messages, rendered once for an engine. */
final class MessageSql {

  private static final Condition IN_CHANNEL =
      CHANNEL_MESSAGES.CHANNEL_ID.eq(param("channel", CHANNEL_MESSAGES.CHANNEL_ID));
  private static final Condition AFTER =
      CHANNEL_MESSAGES.SEQUENCE.gt(param("after", CHANNEL_MESSAGES.SEQUENCE));
  private static final Condition OF_OTHERS =
      CHANNEL_MESSAGES.AGENT_ID.ne(param("reader", CHANNEL_MESSAGES.AGENT_ID));
  private static final Condition OF_ID =
      CHANNEL_MESSAGES.MESSAGE_ID.eq(param("id", CHANNEL_MESSAGES.MESSAGE_ID));

  final RenderedSql insert;
  final RenderedSql byId;
  final RenderedSql after;
  final RenderedSql othersAfter;
  final RenderedSql count;
  final RenderedSql authors;
  final RenderedSql delete;
  final RenderedSql noteDeleted;

  MessageSql(Dialect dialect) {
    this.insert =
        RenderedSql.of(
            dialect.sql(),
            DSL.insertInto(CHANNEL_MESSAGES)
                .columns(ChannelRows.MESSAGE_COLUMNS)
                .values(
                    ChannelRows.MESSAGE_COLUMNS.stream()
                        .map(column -> param("value", column))
                        .toList()));
    this.byId = RenderedSql.of(dialect.sql(), rows(OF_ID));
    this.after = RenderedSql.of(dialect.sql(), page(IN_CHANNEL.and(AFTER)));
    this.othersAfter = RenderedSql.of(dialect.sql(), page(IN_CHANNEL.and(AFTER).and(OF_OTHERS)));
    this.count =
        RenderedSql.of(dialect.sql(), DSL.selectCount().from(CHANNEL_MESSAGES).where(IN_CHANNEL));
    this.authors = RenderedSql.of(dialect.sql(), authors());
    this.delete = RenderedSql.of(dialect.sql(), DSL.deleteFrom(CHANNEL_MESSAGES).where(OF_ID));
    Param<Long> sequence = param("sequence", CHANNELS.LAST_DELETED_SEQUENCE);
    this.noteDeleted =
        RenderedSql.of(
            dialect.sql(),
            DSL.update(CHANNELS)
                .set(CHANNELS.LAST_DELETED_SEQUENCE, sequence)
                .where(CHANNELS.CHANNEL_ID.eq(param("channel", CHANNELS.CHANNEL_ID)))
                .and(CHANNELS.LAST_DELETED_SEQUENCE.lt(sequence)));
  }

  /**
   * From author to author along the index: as many steps as there are authors, however much they
   * said.
   */
  private static Query authors() {
    Field<String> found = field(name("spoken", "agent_id"), String.class);
    CommonTableExpression<Record1<String>> spoken =
        name("spoken")
            .fields("agent_id")
            .as(
                next(param("after", CHANNEL_MESSAGES.AGENT_ID))
                    .unionAll(
                        DSL.select(field(next(found)))
                            .from(name("spoken"))
                            .where(found.isNotNull())));
    return DSL.withRecursive(spoken)
        .select(found)
        .from(spoken)
        .where(found.isNotNull())
        .orderBy(found)
        .limit(param("limit", Integer.class));
  }

  private static Select<Record1<String>> next(Field<String> after) {
    return DSL.select(min(CHANNEL_MESSAGES.AGENT_ID))
        .from(CHANNEL_MESSAGES)
        .where(IN_CHANNEL)
        .and(CHANNEL_MESSAGES.AGENT_ID.gt(after));
  }

  private static Query page(Condition condition) {
    return rows(condition).orderBy(CHANNEL_MESSAGES.SEQUENCE).limit(param("limit", Integer.class));
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(ChannelRows.MESSAGE_COLUMNS).from(CHANNEL_MESSAGES).where(condition);
  }
}
