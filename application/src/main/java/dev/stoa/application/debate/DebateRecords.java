package dev.stoa.application.debate;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** Turns, votes, settings and conclusions of debates, by the names of agents. */
public final class DebateRecords implements AgentRecords {

  private static final String TURNS = "debate_turns";
  private static final String VOTES = "debate_votes";
  private static final String SESSIONS = "debate_sessions";
  private static final String WON = "debates";

  private final DebateStorage storage;

  /** For one workspace. */
  public DebateRecords(DebateStorage storage) {
    this.storage = storage;
  }

  @Override
  public Option<AgentRefused> mergeRefusal(AgentName from, AgentName into) {
    return Option.none();
  }

  @Override
  public Map<String, Long> move(AgentName from, AgentName into) {
    return TreeMap.of(
        TURNS, storage.debateTurns().move(from, into),
        VOTES, storage.debateVotes().move(from, into),
        SESSIONS, storage.debateSessions().move(from, into),
        WON, storage.concludedDebates().move(from, into));
  }

  @Override
  public Map<String, Long> shared(AgentName agent) {
    return TreeMap.of(
        TURNS, storage.debateTurns().count(agent),
        VOTES, storage.debateVotes().count(agent),
        WON, storage.concludedDebates().count(agent));
  }

  @Override
  public Map<String, Long> own(AgentName agent) {
    return TreeMap.empty();
  }

  @Override
  public void remove(AgentName agent) {
    // Everything a debate records is shared with the others who took part.
  }
}
