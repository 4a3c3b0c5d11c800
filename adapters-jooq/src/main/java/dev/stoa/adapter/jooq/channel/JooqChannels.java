package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelKey;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelQuery;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.NextMessage;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The channels in the table {@code channels}. */
public final class JooqChannels extends StoredById<ChannelId, Channel> implements Channels {

  public JooqChannels(JooqSession session) {
    super(session, ChannelRows.STORED, ChannelSql.BY_ID);
  }

  @Override
  public Option<Channel> named(ChannelName name) {
    return ChannelSql.BY_NAME.find(session, name.value());
  }

  @Override
  public Seq<Channel> endingWith(String suffix, int limit) {
    return ChannelSql.BY_END.find(session, suffix, limit);
  }

  @Override
  public Seq<ChannelName> names(String after, int limit) {
    return ChannelSql.NAMES.page(session, Filters.NONE, Option.some(after), limit);
  }

  @Override
  public Option<Channel> lock(ChannelId id) {
    lock(Vector.of(id));
    return find(id);
  }

  @Override
  public void lock(Seq<ChannelId> ids) {
    session.serialize(ids.map(LockName.CHANNEL::of));
    for (ChannelId id : ids) {
      session.lock(ChannelSql.LOCK, binds -> binds.set(CHANNELS.CHANNEL_ID, id.value()));
    }
  }

  @Override
  public Option<Channel> lockName(ChannelName name) {
    session.serialize(LockName.CHANNEL_NAME.of(name));
    return named(name);
  }

  @Override
  public Option<NextMessage> lockNext(ChannelId id, AgentId author) {
    lockPosting(id);
    // A separate statement: on PostgreSQL a statement sees what was committed when it began.
    return session.one(
        ChannelSql.LAST_FOR_AUTHOR,
        binds -> binds.set(CHANNELS.CHANNEL_ID, id.value()).set(AGENTS.AGENT_ID, author.value()),
        row ->
            new NextMessage(
                row.get(LastMessage.SEQUENCE_ALONE) + 1,
                Option.of(row.get(AGENTS.LAST_ACTIVE_AT))));
  }

  /** A name, not the row: readers hold the row of the channel, and need not wait for posts. */
  private void lockPosting(ChannelId id) {
    session.serialize(LockName.CHANNEL.of(id));
  }

  @Override
  public boolean remove(ChannelId id) {
    return ChannelSql.STORED_BY_ID.remove(session, id.value()) > 0;
  }

  @Override
  public Seq<Channel> page(ChannelQuery query) {
    Option<ChannelKey> after = query.page().after();
    int limit = query.page().limit();
    boolean amongPinned = after.forAll(ChannelKey::pinned);
    String name = after.map(key -> key.name().value()).getOrElse("");
    Seq<Channel> pinned = amongPinned ? page(query.show(), true, name, limit) : Vector.empty();
    int missing = limit - pinned.size();
    return missing == 0
        ? pinned
        : pinned.appendAll(page(query.show(), false, amongPinned ? "" : name, missing));
  }

  private Seq<Channel> page(ArchiveFilter show, boolean pinned, String after, int limit) {
    return ChannelSql.IN_ORDER.page(
        session, ChannelSql.wanted(show, pinned), Option.some(after), limit);
  }
}
