package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.time.Duration;
import java.time.Instant;

/** The agents as channels know them: who may speak, and under which identity they are shown. */
public interface Participants {

  /** How far an agent's noted activity may lie behind its last act. */
  Duration ACTIVITY_STEP = Duration.ofSeconds(1);

  /** Whether an act at this time is to be noted after the one that is. */
  static boolean isStale(Instant noted, Instant now) {
    return noted.isBefore(now.minus(ACTIVITY_STEP));
  }

  /**
   * Notes that a live agent has just been active; false if there is no such agent.
   *
   * <p>Acts within {@link #ACTIVITY_STEP} of the one noted need not be noted.
   */
  boolean noteActive(AgentId agent, Instant at);

  /** Whether there is such an agent, and it is not archived. */
  boolean isLive(AgentId agent);

  /** The live agents of these identities, as in mentions; whoever is unknown is left out. */
  Map<String, AgentId> identified(Seq<String> identities);

  /** The identities of agents, archived ones too; whoever is unknown is left out. */
  Map<AgentId, String> identities(Seq<AgentId> agents);
}
