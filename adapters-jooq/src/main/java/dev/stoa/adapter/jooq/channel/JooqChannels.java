package dev.stoa.adapter.jooq.channel;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelListing;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.Channels;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The channels in the table {@code channels}. */
public final class JooqChannels implements Channels {

  private final JooqSession session;
  private final ChannelSql sql;

  public JooqChannels(JooqSession session) {
    this.session = session;
    this.sql = new ChannelSql(session.dialect());
  }

  @Override
  public void add(Channel channel) {
    session
        .writing()
        .run(
            sql.insert,
            binds ->
                binds
                    .text(channel.id().value())
                    .text(channel.name().value())
                    .text(channel.topic().getOrNull())
                    .instant(channel.createdAt())
                    .instant(channel.archivedAt().getOrNull())
                    .instant(channel.pinnedAt().getOrNull())
                    .number(channel.lastSequence())
                    .instant(channel.lastMessageAt().getOrNull()));
  }

  @Override
  public void save(Channel channel) {
    session
        .writing()
        .run(
            sql.update,
            binds ->
                binds
                    .text(channel.name().value())
                    .text(channel.topic().getOrNull())
                    .instant(channel.archivedAt().getOrNull())
                    .instant(channel.pinnedAt().getOrNull())
                    .text(channel.id().value()));
  }

  @Override
  public Option<Channel> find(ChannelId id) {
    return session.one(sql.byId, binds -> binds.text(id.value()), ChannelRows::channel);
  }

  @Override
  public Option<Channel> named(ChannelName name) {
    return session.one(sql.byName, binds -> binds.text(name.value()), ChannelRows::channel);
  }

  @Override
  public Option<Channel> lock(ChannelId id) {
    return session.writing().one(sql.lock, binds -> binds.text(id.value()), ChannelRows::channel);
  }

  @Override
  public Option<Channel> lockName(ChannelName name) {
    session.serialize("channel-name:" + name);
    return named(name);
  }

  @Override
  public Option<Long> takeNumber(ChannelId id, Instant at) {
    return session
        .writing()
        .one(sql.takeNumber, binds -> binds.instant(at).text(id.value()), row -> row.number(1));
  }

  @Override
  public boolean remove(ChannelId id) {
    return session.writing().run(sql.delete, binds -> binds.text(id.value())) > 0;
  }

  @Override
  public Seq<Channel> page(ChannelListing listing, Option<ChannelListing.Key> after, int limit) {
    boolean amongPinned = after.forAll(ChannelListing.Key::pinned);
    String name = after.map(key -> key.name().value()).getOrElse("");
    Seq<Channel> pinned = amongPinned ? page(listing, true, name, limit) : Vector.empty();
    return pinned.size() == limit
        ? pinned
        : pinned.appendAll(page(listing, false, amongPinned ? "" : name, limit - pinned.size()));
  }

  private Seq<Channel> page(ChannelListing listing, boolean pinned, String after, int limit) {
    return session.list(
        sql.pageOf(listing, pinned),
        binds -> binds.text(after).number(limit),
        ChannelRows::channel);
  }
}
