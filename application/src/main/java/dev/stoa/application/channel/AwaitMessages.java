package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.MessageWatch;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;

/** Waits for messages, without an open unit of work in the meantime. */
final class AwaitMessages {

  /** The longest timeout; it must fit in nanoseconds. */
  private static final Duration LONGEST = Duration.ofDays(1);

  private final UnitOfWork unitOfWork;
  private final MessageSignals signals;
  private final ReceiveMessages receive;

  AwaitMessages(ChannelStorage storage, ReceiveMessages receive) {
    this.unitOfWork = storage.unitOfWork();
    this.signals = storage.messageSignals();
    this.receive = receive;
  }

  Either<ChannelRefused, Seq<ChannelMessage>> await(
      AgentId reader, ChannelId channel, int limit, Duration timeout) {
    // Listen before checking, so that posts in between are not missed.
    try (MessageWatch watch = signals.watch(channel, checked(timeout))) {
      do {
        Either<ChannelRefused, Seq<ChannelMessage>> received = look(reader, channel, limit);
        if (received.isLeft() || received.exists(Seq::nonEmpty)) {
          return received;
        }
      } while (watch.heard());
      return Either.right(Vector.empty());
    }
  }

  private Either<ChannelRefused, Seq<ChannelMessage>> look(
      AgentId reader, ChannelId channel, int limit) {
    // Checking needs a read unit only; a write unit is opened when there are messages.
    return unitOfWork
        .read(() -> receive.isBehind(reader, channel))
        .flatMap(
            behind ->
                behind
                    ? unitOfWork.write(() -> receive.receive(reader, channel, limit))
                    : Either.right(Vector.empty()));
  }

  private static Duration checked(Duration timeout) {
    if (timeout.isNegative() || timeout.compareTo(LONGEST) > 0) {
      throw new InvalidValue("timeout is " + timeout + ": give 0 to " + LONGEST);
    }
    return timeout;
  }
}
