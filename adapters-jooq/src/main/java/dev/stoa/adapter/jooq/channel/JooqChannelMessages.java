package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static dev.stoa.schema.generated.tables.IndexedChannels.INDEXED_CHANNELS;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.SentPosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

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
    session.serialize(LockName.MESSAGE.of(id));
    return find(id);
  }

  @Override
  public Map<ChannelMessageId, ChannelMessage> lock(Seq<ChannelMessageId> ids) {
    session.serialize(ids.map(LockName.MESSAGE::of));
    return find(ids);
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
  public Seq<ChannelMessage> before(ChannelId channel, long sequence, int limit) {
    return session.list(
        MessageSql.NEWEST,
        binds ->
            binds
                .set(CHANNEL_MESSAGES.CHANNEL_ID, channel.value())
                .set(MessageSql.BEFORE, sequence)
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
  public Seq<ChannelMessage> sentBy(AgentId author, Option<SentPosition> after, int limit) {
    return session.list(
        MessageSql.SENT,
        binds ->
            binds
                .set(CHANNEL_MESSAGES.AGENT_ID, author.value())
                .set(
                    MessageSql.AFTER_CHANNEL, after.map(one -> one.channel().value()).getOrElse(""))
                .set(MessageSql.AFTER, after.map(SentPosition::sequence).getOrElse(0L))
                .set(MessageSql.LIMIT, limit),
        ChannelRows::message);
  }

  @Override
  public Option<ChannelMessage> latestOf(AgentId author) {
    return session.one(
        MessageSql.LATEST_OF,
        binds -> binds.set(CHANNEL_MESSAGES.AGENT_ID, author.value()),
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
  public SearchSource source() {
    return SearchSource.MESSAGE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return session.list(
        MessageIndexSql.TAKEN,
        binds -> binds.set(MessageIndexSql.AFTER, after.getOrElse("")).set(MessageSql.LIMIT, limit),
        JooqChannelMessages::document);
  }

  @Override
  public boolean isWaiting() {
    return session
        .one(MessageIndexSql.IS_WAITING, Binder.NOTHING, row -> row.get(CHANNELS.CHANNEL_ID))
        .isDefined();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    // One after the other, so that nothing is taken twice.
    session.serialize(LockName.MESSAGE_INDEX.all());
    Seq<SearchDocument> taken =
        session.list(
            MessageIndexSql.WAITING,
            binds -> binds.set(MessageSql.LIMIT, limit),
            JooqChannelMessages::document);
    session.batch(
        MessageIndexSql.REACH,
        taken.groupBy(SearchDocument::owner).mapValues(some -> some.last().thread().get().place()),
        (binds, one) ->
            binds.set(INDEXED_CHANNELS.CHANNEL_ID, one._1).set(INDEXED_CHANNELS.SEQUENCE, one._2));
    return taken;
  }

  private static SearchDocument document(Row row) throws SQLException {
    return ChannelRows.message(row).document(row.get(AGENTS.IDENTITY));
  }

  @Override
  public void remove(ChannelMessage message) {
    session.run(
        MessageSql.DELETE, binds -> binds.set(CHANNEL_MESSAGES.MESSAGE_ID, message.id().value()));
  }
}
