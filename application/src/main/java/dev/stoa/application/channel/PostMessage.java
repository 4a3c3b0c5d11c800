package dev.stoa.application.channel;

import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.NextMessage;
import dev.stoa.domain.channel.Participants;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** The step of posting; requires an open write unit. */
final class PostMessage {

  private final Channels channels;
  private final ChannelMessages messages;
  private final Participants participants;
  private final MessageSignals signals;
  private final BindOrigins origins;
  private final InstantSource clock;
  private final IdSource ids;

  <S extends ChannelStorage & TrustStorage> PostMessage(
      S storage, InstantSource clock, IdSource ids) {
    this.channels = storage.channels();
    this.messages = storage.channelMessages();
    this.participants = storage.participants();
    this.signals = storage.messageSignals();
    this.origins = new BindOrigins(storage, clock);
    this.clock = clock;
    this.ids = ids;
  }

  Either<ChannelRefused, ChannelMessage> post(Post post) {
    for (ChannelMessageId chosen : post.id()) {
      Option<ChannelMessage> earlier = messages.lock(chosen);
      if (earlier.isDefined()) {
        return earlier
            .filter(message -> message.says(post.channel(), post.author(), post.content()))
            .toEither(() -> new ChannelRefused.MessageIdTaken(chosen));
      }
    }
    return append(post, post.id().getOrElse(() -> new ChannelMessageId(ids.next())));
  }

  private Either<ChannelRefused, ChannelMessage> append(Post post, ChannelMessageId id) {
    Instant now = clock.instant();
    Option<NextMessage> next = channels.lockNext(post.channel(), post.author());
    if (next.isEmpty()) {
      return Either.left(whyNot(post));
    }
    if (next.flatMap(NextMessage::authorActiveAt)
        .forAll(noted -> Participants.isStale(noted, now))) {
      participants.noteActive(post.author(), now);
    }
    ChannelMessage message =
        new ChannelMessage(
            id, post.channel(), next.get().sequence(), post.author(), post.content(), now);
    messages.append(message);
    origins.bind(ItemKind.MESSAGE, Vector.of(id.value()), post.author().value());
    signals.announce(post.channel());
    return Either.right(message);
  }

  private ChannelRefused whyNot(Post post) {
    return channels
        .find(post.channel())
        .<ChannelRefused>map(
            channel ->
                channel.archivedAt().isDefined()
                    ? new ChannelRefused.Archived(channel.name())
                    : new ChannelRefused.UnknownAgent(post.author()))
        .getOrElse(() -> new ChannelRefused.UnknownChannel(post.channel()));
  }
}
