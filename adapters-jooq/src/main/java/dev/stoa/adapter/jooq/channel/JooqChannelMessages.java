package dev.stoa.adapter.jooq.channel;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The messages in the table {@code channel_messages}. */
public final class JooqChannelMessages implements ChannelMessages {

  private final JooqSession session;
  private final MessageSql sql;

  public JooqChannelMessages(JooqSession session) {
    this.session = session;
    this.sql = new MessageSql(session.dialect());
  }

  @Override
  public void append(ChannelMessage message) {
    session
        .writing()
        .run(
            sql.insert,
            binds ->
                binds
                    .text(message.id().value())
                    .text(message.channel().value())
                    .number(message.sequence())
                    .text(message.author().value())
                    .text(message.content())
                    .instant(message.at()));
  }

  @Override
  public Option<ChannelMessage> find(ChannelMessageId id) {
    return session.one(sql.byId, binds -> binds.text(id.value()), ChannelRows::message);
  }

  @Override
  public Option<ChannelMessage> lock(ChannelMessageId id) {
    // Not a row lock: the id of a message that is yet to be posted is held as well.
    session.serialize("channel-message:" + id);
    return find(id);
  }

  @Override
  public Seq<ChannelMessage> after(ChannelId channel, long sequence, int limit) {
    return session.list(
        sql.after,
        binds -> binds.text(channel.value()).number(sequence).number(limit),
        ChannelRows::message);
  }

  @Override
  public Seq<ChannelMessage> othersAfter(
      ChannelId channel, AgentId reader, long sequence, int limit) {
    return session.list(
        sql.othersAfter,
        binds -> binds.text(channel.value()).number(sequence).text(reader.value()).number(limit),
        ChannelRows::message);
  }

  @Override
  public long count(ChannelId channel) {
    return session
        .one(sql.count, binds -> binds.text(channel.value()), row -> row.number(1))
        .getOrElse(0L);
  }

  @Override
  public Seq<AgentId> authors(ChannelId channel, Option<AgentId> after, int limit) {
    return session.list(
        sql.authors,
        binds ->
            binds
                .text(channel.value())
                .text(after.map(AgentId::value).getOrElse(""))
                .text(channel.value())
                .number(limit),
        row -> new AgentId(row.text(1)));
  }

  @Override
  public void remove(ChannelMessage message) {
    session.writing().run(sql.delete, binds -> binds.text(message.id().value()));
    session.run(
        sql.noteDeleted,
        binds ->
            binds
                .number(message.sequence())
                .text(message.channel().value())
                .number(message.sequence()));
  }
}
