package dev.stoa.adapter.jooq.channel;

import static dev.stoa.adapter.jooq.channel.ChannelRows.MESSAGES;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
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
import io.vavr.collection.List;
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
    MESSAGES.add(session, message);
  }

  @Override
  public void appendAll(Seq<ChannelMessage> messages) {
    MESSAGES.add(session, messages);
  }

  @Override
  public Option<ChannelMessage> find(ChannelMessageId id) {
    return ChannelMessageSql.BY_ID.find(session, id.value());
  }

  @Override
  public Map<ChannelMessageId, ChannelMessage> find(Seq<ChannelMessageId> ids) {
    return ChannelMessageSql.BY_ID
        .find(session, ids.map(ChannelMessageId::value))
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
    return ChannelMessageSql.OLDEST.page(session, in(channel), Option.some(sequence), limit);
  }

  @Override
  public Seq<ChannelMessage> before(ChannelId channel, long sequence, int limit) {
    return ChannelMessageSql.NEWEST.page(session, in(channel), Option.some(sequence), limit);
  }

  @Override
  public Seq<ChannelMessage> othersAfter(
      ChannelId channel, AgentId reader, long sequence, int limit) {
    return ChannelMessageSql.OLDEST.page(
        session,
        in(channel).and(ChannelMessageSql.OF_OTHERS, reader.value()),
        Option.some(sequence),
        limit);
  }

  private static Filters in(ChannelId channel) {
    return Filters.NONE.and(ChannelMessageSql.OF_CHANNEL, channel.value());
  }

  @Override
  public Seq<ChannelMessage> sentBy(AgentId author, Option<SentPosition> after, int limit) {
    return ChannelMessageSql.SENT.page(
        session, Filters.NONE.and(ChannelMessageSql.OF_AUTHOR, author.value()), after, limit);
  }

  @Override
  public Option<ChannelMessage> latestOf(AgentId author) {
    return MESSAGES.one(
        session,
        ChannelMessageSql.LATEST_OF,
        binds -> binds.set(CHANNEL_MESSAGES.AGENT_ID, author.value()));
  }

  @Override
  public long count(ChannelId channel) {
    return session
        .one(
            ChannelMessageSql.COUNT_ALL,
            binds -> binds.set(CHANNEL_MESSAGES.CHANNEL_ID, channel.value()),
            row -> row.get(ChannelMessageSql.COUNT))
        .getOrElse(0L);
  }

  @Override
  public Seq<AgentId> authors(ChannelId channel, Option<AgentId> after, int limit) {
    return session.list(
        ChannelMessageSql.AUTHORS,
        binds ->
            binds
                .set(CHANNEL_MESSAGES.CHANNEL_ID, channel.value())
                .set(ChannelMessageSql.AFTER_AUTHOR, after.map(AgentId::value).getOrElse(""))
                .set(Rows.LIMIT, limit),
        row -> new AgentId(row.get(AGENTS.AGENT_ID)));
  }

  @Override
  public SearchSource source() {
    return SearchSource.MESSAGE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return ChannelMessageIndexSql.TAKEN.page(
        session, Filters.NONE, Option.some(after.getOrElse("")), limit);
  }

  @Override
  public boolean isWaiting() {
    return session
        .one(ChannelMessageIndexSql.IS_WAITING, Binder.NOTHING, row -> row.get(CHANNELS.CHANNEL_ID))
        .isDefined();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    // One after the other, so that nothing is taken twice.
    session.serialize(LockName.MESSAGE_INDEX.all());
    Seq<SearchDocument> taken =
        ChannelMessageIndexSql.DOCUMENTS.list(
            session, ChannelMessageIndexSql.WAITING, binds -> binds.set(Rows.LIMIT, limit));
    ChannelMessageIndexSql.REACH.put(
        session,
        taken
            .groupBy(SearchDocument::owner)
            .mapValues(some -> some.last().thread().get().place())
            .toVector());
    return taken;
  }

  @Override
  public void remove(ChannelMessage message) {
    ChannelMessageSql.BY_ID.remove(session, List.of(message.id().value()));
  }
}
