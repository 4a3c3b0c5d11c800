package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TimePosition;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Work that one agent hands to another, who acknowledges it.
 *
 * @param message the message it refers to, if any
 * @param endedAt when it was closed or cancelled
 */
@RecordBuilder
public record HandOff(
    HandOffId id,
    ChannelId channel,
    AgentId from,
    AgentId to,
    Option<ChannelMessageId> message,
    String summary,
    HandOffStatus status,
    Instant createdAt,
    Option<Instant> acknowledgedAt,
    Option<Instant> endedAt) {

  /** The longest summary. */
  public static final int MAX_SUMMARY_LENGTH = 100_000;

  /** Refuses a summary that cannot be stored. */
  public HandOff {
    PlainText.require("summary", summary, MAX_SUMMARY_LENGTH);
  }

  /** A new, open hand-off. */
  public static HandOff offered(
      HandOffId id,
      ChannelId channel,
      AgentId from,
      AgentId to,
      Option<ChannelMessageId> message,
      String summary,
      Instant createdAt) {
    return new HandOff(
        id,
        channel,
        from,
        to,
        message,
        summary,
        HandOffStatus.OPEN,
        createdAt,
        Option.none(),
        Option.none());
  }

  /** The receiver acknowledges it; repeating that changes nothing. */
  public Either<HandOffRefused, HandOff> acknowledge(AgentId by, Instant now) {
    if (!by.equals(to)) {
      return Either.left(new HandOffRefused.NotReceiver(id, by));
    }
    return switch (status) {
      case OPEN -> Either.right(with(HandOffStatus.ACKNOWLEDGED, Option.some(now), endedAt));
      case ACKNOWLEDGED -> Either.right(this);
      case CLOSED, CANCELLED -> Either.left(new HandOffRefused.Over(id, status));
    };
  }

  /** The receiver has completed it; saying so again changes nothing. */
  public Either<HandOffRefused, HandOff> close(AgentId by, Instant now) {
    if (!by.equals(to)) {
      return Either.left(new HandOffRefused.NotReceiver(id, by));
    }
    return switch (status) {
      case OPEN -> Either.left(new HandOffRefused.NotAcknowledged(id));
      case ACKNOWLEDGED ->
          Either.right(with(HandOffStatus.CLOSED, acknowledgedAt, Option.some(now)));
      case CLOSED -> Either.right(this);
      case CANCELLED -> Either.left(new HandOffRefused.Over(id, status));
    };
  }

  /** The sender cancels it; saying so again changes nothing. */
  public Either<HandOffRefused, HandOff> cancel(AgentId by, Instant now) {
    if (!by.equals(from)) {
      return Either.left(new HandOffRefused.NotSender(id, by));
    }
    return switch (status) {
      case OPEN, ACKNOWLEDGED ->
          Either.right(with(HandOffStatus.CANCELLED, acknowledgedAt, Option.some(now)));
      case CANCELLED -> Either.right(this);
      case CLOSED -> Either.left(new HandOffRefused.Over(id, status));
    };
  }

  /** The key of this row. */
  public TimePosition<HandOffId> key() {
    return new TimePosition<>(createdAt, id);
  }

  private HandOff with(
      HandOffStatus status, Option<Instant> acknowledgedAt, Option<Instant> endedAt) {
    return HandOffBuilder.from(this)
        .status(status)
        .acknowledgedAt(acknowledgedAt)
        .endedAt(endedAt)
        .build();
  }
}
