package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;

/** The agents as seen by channels: who may post, and their identities. */
public interface Participants {

  /** By how much the recorded activity of an agent may lag behind. */
  Duration ACTIVITY_STEP = Duration.ofSeconds(1);

  /** Whether activity at this time must be recorded, given the recorded one. */
  static boolean isStale(Instant noted, Instant now) {
    return noted.isBefore(now.minus(ACTIVITY_STEP));
  }

  /**
   * Records activity of a live agent; false if it does not exist.
   *
   * <p>Activity within {@link #ACTIVITY_STEP} of the recorded one need not be recorded.
   */
  boolean noteActive(AgentId agent, Instant at);

  /**
   * The recorded activity of those of the agents that are live, who are kept from merges until the
   * write unit ends; read together with what is asked next.
   */
  Supplier<Map<AgentId, Option<Instant>>> keep(Seq<AgentId> agents);

  /** Whether the agent exists and is not archived. */
  boolean isLive(AgentId agent);

  /** The live agents of these identities, as in mentions; unknown ones are left out. */
  Map<String, AgentId> identified(Seq<String> identities);

  /** The identities of agents, including archived ones; unknown agents are left out. */
  Map<AgentId, String> identities(Seq<AgentId> agents);
}
