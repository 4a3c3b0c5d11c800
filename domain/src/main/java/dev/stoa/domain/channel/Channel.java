package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.PlainText;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A channel in which agents post messages.
 *
 * @param lastSequence the number of the last message ever posted, 0 if there was none
 * @param lastMessageAt when the last message that is still there was posted
 */
@RecordBuilder
public record Channel(
    ChannelId id,
    ChannelName name,
    Option<String> topic,
    Instant createdAt,
    Option<Instant> archivedAt,
    Option<Instant> pinnedAt,
    long lastSequence,
    Option<Instant> lastMessageAt) {

  /** The longest topic. */
  public static final int MAX_TOPIC_LENGTH = 2_000;

  /** Refuses a topic that cannot be stored. */
  public Channel {
    topic.forEach(text -> PlainText.require("topic", text, MAX_TOPIC_LENGTH));
  }

  /** A new channel without messages. */
  public static Channel opened(
      ChannelId id, ChannelName name, Option<String> topic, Instant createdAt) {
    return new Channel(id, name, topic, createdAt, Option.none(), Option.none(), 0, Option.none());
  }

  /** The same channel under another name. */
  public Channel renamed(ChannelName other) {
    return with(other, topic, archivedAt, pinnedAt);
  }

  /** The same channel with another topic, or none. */
  public Channel about(Option<String> other) {
    return with(name, other, archivedAt, pinnedAt);
  }

  /** Pins it, so that lists show it first; a pinned one stays as it is. */
  public Channel pin(Instant now) {
    return pinnedAt.isDefined() ? this : with(name, topic, archivedAt, Option.some(now));
  }

  /** Unpins it; one that is not pinned stays as it is. */
  public Channel unpin() {
    return with(name, topic, archivedAt, Option.none());
  }

  /** Archives it: it takes no new messages. An archived one stays as it is. */
  public Channel archive(Instant now) {
    return archivedAt.isDefined() ? this : with(name, topic, Option.some(now), pinnedAt);
  }

  /** Restores it: it takes messages again. A live one stays as it is. */
  public Channel restore() {
    return with(name, topic, Option.none(), pinnedAt);
  }

  private Channel with(
      ChannelName name,
      Option<String> topic,
      Option<Instant> archivedAt,
      Option<Instant> pinnedAt) {
    return ChannelBuilder.from(this)
        .name(name)
        .topic(topic)
        .archivedAt(archivedAt)
        .pinnedAt(pinnedAt)
        .build();
  }
}
