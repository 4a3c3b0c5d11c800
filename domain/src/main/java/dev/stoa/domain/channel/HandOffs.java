package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The hand-offs of a workspace. */
public interface HandOffs {

  /** Stores a new hand-off; a duplicate id is an error. */
  void add(HandOff handOff);

  /** Stores its state. */
  void save(HandOff handOff);

  /** The hand-off of this id. */
  Option<HandOff> find(HandOffId id);

  /** As {@link #find}, locked until the write unit ends. */
  Option<HandOff> lock(HandOffId id);

  /** The hand-offs of one receiver and status, oldest first, ties by id. */
  Seq<HandOff> page(
      AgentId to, HandOffStatus status, Option<TimePosition<HandOffId>> after, int limit);

  /** The hand-offs of a channel, newest first, ties by descending id. */
  Seq<HandOff> inChannel(ChannelId channel, Option<TimePosition<HandOffId>> before, int limit);
}
