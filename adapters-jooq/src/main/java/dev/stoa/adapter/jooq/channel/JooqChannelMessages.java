package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The messages in the table {@code channel_messages}. */
public final class JooqChannelMessages implements ChannelMessages {

  private final JooqSession session;

  public JooqChannelMessages(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(ChannelMessage message) {
    session.run(MessageSql.INSERT, binds -> ChannelRows.bind(binds, message));
  }

  @Override
  public void appendAll(Seq<ChannelMessage> messages) {
    session.batch(MessageSql.INSERT, messages, ChannelRows::bind);
  }

  @Override
  public Option<ChannelMessage> find(ChannelMessageId id) {
    return session.one(
        MessageSql.BY_ID,
        binds -> binds.set(CHANNEL_MESSAGES.MESSAGE_ID, id.value()),
        ChannelRows::message);
  }

  @Override
  public Map<ChannelMessageId, ChannelMessage> find(Seq<ChannelMessageId> ids) {
    return session
        .list(
            MessageSql.BY_IDS,
            binds -> binds.set(MessageSql.IDS, ids.map(ChannelMessageId::value)),
            ChannelRows::message)
        .toMap(ChannelMessage::id, message -> message);
  }

  @Override
  public Option<ChannelMessage> lock(ChannelMessageId id) {
    // Not a row lock: the id of a message that is yet to be posted is held as well.
    session.serialize(lockOf(id));
    return find(id);
  }

  @Override
  public Map<ChannelMessageId, ChannelMessage> lock(Seq<ChannelMessageId> ids) {
    session.serialize(ids.map(JooqChannelMessages::lockOf));
    return find(ids);
  }

  private static String lockOf(ChannelMessageId id) {
    return "channel-message:" + id;
  }

  @Override
  public Seq<ChannelMessage> after(ChannelId channel, long sequence, int limit) {
    return session.list(
        MessageSql.PAGE,
        binds ->
            binds
                .set(CHANNEL_MESSAGES.CHANNEL_ID, channel.value())
                .set(MessageSql.AFTER, sequence)
                .set(MessageSql.LIMIT, limit),
        ChannelRows::message);
  }

  @Override
  public Seq<ChannelMessage> othersAfter(
      ChannelId channel, AgentId reader, long sequence, int limit) {
    return session.list(
        MessageSql.PAGE_OF_OTHERS,
        binds ->
            binds
                .set(CHANNEL_MESSAGES.CHANNEL_ID, channel.value())
                .set(MessageSql.READER, reader.value())
                .set(MessageSql.AFTER, sequence)
                .set(MessageSql.LIMIT, limit),
        ChannelRows::message);
  }

  @Override
  public long count(ChannelId channel) {
    return session
        .one(
            MessageSql.COUNT_ALL,
            binds -> binds.set(CHANNEL_MESSAGES.CHANNEL_ID, channel.value()),
            row -> row.get(MessageSql.COUNT))
        .getOrElse(0L);
  }

  @Override
  public Seq<AgentId> authors(ChannelId channel, Option<AgentId> after, int limit) {
    return session.list(
        MessageSql.AUTHORS,
        binds ->
            binds
                .set(CHANNEL_MESSAGES.CHANNEL_ID, channel.value())
                .set(MessageSql.AFTER_AUTHOR, after.map(AgentId::value).getOrElse(""))
                .set(MessageSql.LIMIT, limit),
        row -> new AgentId(row.get(AGENTS.AGENT_ID)));
  }

  @Override
  public void remove(ChannelMessage message) {
    session.run(
        MessageSql.DELETE, binds -> binds.set(CHANNEL_MESSAGES.MESSAGE_ID, message.id().value()));
  }
}
