package dev.stoa.application.channel;

import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.kernel.NearestNames;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The step of finding a channel by its id, its name or an end of its id; requires an open unit of
 * work.
 */
public final class FindChannel {

  private final Channels channels;

  /** Among these channels. */
  public FindChannel(Channels channels) {
    this.channels = channels;
  }

  /** The channel, archived or not. */
  public Either<ChannelRefused, Channel> find(String reference) {
    PlainText.require("channel", reference, ChannelId.MAX_LENGTH);
    return channels
        .find(new ChannelId(reference))
        .orElse(() -> ChannelName.read(reference).flatMap(channels::named))
        .<Either<ChannelRefused, Channel>>map(Either::right)
        .getOrElse(() -> endingWith(reference));
  }

  private Either<ChannelRefused, Channel> endingWith(String reference) {
    return ReferenceLookup.byEnd(
        reference,
        channels::endingWith,
        () -> new ChannelRefused.Unknown(reference, nearest(reference)),
        candidates -> new ChannelRefused.Ambiguous(reference, candidates));
  }

  private Seq<String> nearest(String reference) {
    String name = ChannelName.read(reference).map(ChannelName::value).getOrElse(reference);
    return NearestNames.of(
        name, (after, limit) -> channels.names(after, limit).map(ChannelName::value));
  }
}
