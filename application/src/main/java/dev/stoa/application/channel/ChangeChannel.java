package dev.stoa.application.channel;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.Channels;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.UnaryOperator;

/** Creates and changes channels; requires an open write unit. */
final class ChangeChannel {

  private final Channels channels;
  private final AppendAudit audit;
  private final InstantSource clock;

  ChangeChannel(Channels channels, AppendAudit audit, InstantSource clock) {
    this.channels = channels;
    this.audit = audit;
    this.clock = clock;
  }

  Either<ChannelRefused, Channel> create(ChannelId id, ChannelName name, Option<String> topic) {
    return free(name)
        .map(free -> Channel.opened(id, free, topic, clock.instant()))
        .peek(channels::add)
        .peek(channel -> record(StoaEventType.CHANNEL_CREATED, channel));
  }

  Either<ChannelRefused, Channel> rename(ChannelId id, ChannelName name) {
    Option<Channel> holder = channels.lockName(name);
    return locked(id)
        .flatMap(
            channel ->
                holder
                    .filter(other -> !other.id().equals(id))
                    .<Either<ChannelRefused, Channel>>map(other -> Either.left(taken(other)))
                    .getOrElse(() -> Either.right(renamed(channel, name))));
  }

  private Channel renamed(Channel channel, ChannelName name) {
    return changed(StoaEventType.CHANNEL_RENAMED, channel, channel.renamed(name));
  }

  Either<ChannelRefused, Channel> archive(ChannelId id) {
    return locked(id)
        .map(
            channel ->
                changed(StoaEventType.CHANNEL_ARCHIVED, channel, channel.archive(clock.instant())));
  }

  Either<ChannelRefused, Channel> restore(ChannelId id) {
    return locked(id)
        .map(channel -> changed(StoaEventType.CHANNEL_RESTORED, channel, channel.restore()));
  }

  /** Changes what is not audited. */
  Either<ChannelRefused, Channel> change(ChannelId id, UnaryOperator<Channel> rule) {
    return locked(id).map(rule).peek(channels::save);
  }

  private Channel changed(StoaEventType type, Channel before, Channel after) {
    if (!after.equals(before)) {
      channels.save(after);
      record(type, after);
    }
    return after;
  }

  private Either<ChannelRefused, Channel> locked(ChannelId id) {
    return channels.lock(id).toEither(() -> new ChannelRefused.UnknownChannel(id));
  }

  private void record(StoaEventType type, Channel channel) {
    audit.record(AuditEvent.of(type, AuditMembers.of("channel_id", channel.id().value())));
  }

  private Either<ChannelRefused, ChannelName> free(ChannelName name) {
    return channels
        .lockName(name)
        .<Either<ChannelRefused, ChannelName>>map(other -> Either.left(taken(other)))
        .getOrElse(() -> Either.right(name));
  }

  private static ChannelRefused taken(Channel other) {
    return new ChannelRefused.NameTaken(other.name(), other.archivedAt().isDefined());
  }
}
