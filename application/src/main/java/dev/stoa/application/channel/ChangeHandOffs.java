package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffRefused;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.channel.Participants;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Function;

/** Creates and changes hand-offs; requires an open write unit. */
final class ChangeHandOffs {

  private final Channels channels;
  private final ChannelMessages messages;
  private final Participants participants;
  private final HandOffs handOffs;
  private final InstantSource clock;
  private final IdSource ids;

  ChangeHandOffs(ChannelStorage storage, InstantSource clock, IdSource ids) {
    this.channels = storage.channels();
    this.messages = storage.channelMessages();
    this.participants = storage.participants();
    this.handOffs = storage.handOffs();
    this.clock = clock;
    this.ids = ids;
  }

  Either<HandOffRefused, HandOff> offer(HandOffRequest request) {
    if (request.from().equals(request.to())) {
      return Either.left(new HandOffRefused.ToOneself(request.from()));
    }
    Instant now = clock.instant();
    return why(request, now)
        .<Either<HandOffRefused, HandOff>>map(
            reason -> Either.left(new HandOffRefused.NotInChannel(reason)))
        .getOrElse(
            () ->
                Either.right(
                    HandOff.offered(
                        new HandOffId(ids.next()),
                        request.channel(),
                        request.from(),
                        request.to(),
                        request.message(),
                        request.summary(),
                        now)))
        .peek(handOffs::add);
  }

  Either<HandOffRefused, HandOff> change(
      HandOffId id, Function<HandOff, Either<HandOffRefused, HandOff>> rule) {
    return handOffs
        .lock(id)
        .<HandOffRefused>toEither(() -> new HandOffRefused.Unknown(id))
        .flatMap(rule)
        .peek(handOffs::save);
  }

  /** Checks the request, with the channel locked so that the result stays valid. */
  private Option<ChannelRefused> why(HandOffRequest request, Instant now) {
    Option<Channel> channel = channels.lock(request.channel());
    if (channel.isEmpty()) {
      return Option.some(new ChannelRefused.UnknownChannel(request.channel()));
    }
    if (channel.exists(found -> found.archivedAt().isDefined())) {
      return Option.some(new ChannelRefused.Archived(channel.get().name()));
    }
    if (!participants.noteActive(request.from(), now)) {
      return Option.some(new ChannelRefused.UnknownAgent(request.from()));
    }
    AgentId to = request.to();
    if (!participants.isLive(to)) {
      return Option.some(new ChannelRefused.UnknownAgent(to));
    }
    return request.message().flatMap(id -> whyNotAbout(id, request));
  }

  private Option<ChannelRefused> whyNotAbout(ChannelMessageId id, HandOffRequest request) {
    Option<ChannelMessage> message = messages.find(id);
    if (message.isEmpty()) {
      return Option.some(new ChannelRefused.UnknownMessage(id));
    }
    return Option.when(
        !message.get().channel().equals(request.channel()),
        () -> new ChannelRefused.MessageElsewhere(id, request.channel()));
  }
}
