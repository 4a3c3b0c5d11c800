package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.MessageWatch;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;

/** Waiting for messages, with no unit of work open while nothing happens. */
final class AwaitMessages {

  /** Longer than anybody waits, and short enough to be counted in nanoseconds. */
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
    // Listening begins before looking: what is posted in between is heard.
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
    // Looking costs a reading unit; only what is there costs a writing one.
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
      throw new IllegalArgumentException(
          "timeout is " + timeout + ": wait from nothing to " + LONGEST + " at a time");
    }
    return timeout;
  }
}
