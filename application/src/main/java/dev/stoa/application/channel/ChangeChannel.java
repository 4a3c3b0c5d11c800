package dev.stoa.application.channel;

import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.Channels;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Function;

/** Opening channels and changing what they are; every step needs an open write unit. */
final class ChangeChannel {

  private final Channels channels;
  private final InstantSource clock;

  ChangeChannel(Channels channels, InstantSource clock) {
    this.channels = channels;
    this.clock = clock;
  }

  Either<ChannelRefused, Channel> create(ChannelId id, ChannelName name, Option<String> topic) {
    return free(name)
        .map(free -> Channel.opened(id, free, topic, clock.instant()))
        .peek(channels::add);
  }

  Either<ChannelRefused, Channel> rename(ChannelId id, ChannelName name) {
    Option<Channel> holder = channels.lockName(name);
    return channels
        .lock(id)
        .<ChannelRefused>toEither(() -> new ChannelRefused.UnknownChannel(id))
        .flatMap(
            channel ->
                holder
                    .filter(other -> !other.id().equals(id))
                    .<Either<ChannelRefused, Channel>>map(other -> Either.left(taken(other)))
                    .getOrElse(() -> Either.right(channel.renamed(name))))
        .peek(channels::save);
  }

  Either<ChannelRefused, Channel> change(
      ChannelId id, Function<Channel, Either<ChannelRefused, Channel>> rule) {
    return channels
        .lock(id)
        .<ChannelRefused>toEither(() -> new ChannelRefused.UnknownChannel(id))
        .flatMap(rule)
        .peek(channels::save);
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
