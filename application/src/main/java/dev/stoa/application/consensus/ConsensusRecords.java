package dev.stoa.application.consensus;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** Positions and dissents, by the names of agents. */
public final class ConsensusRecords implements AgentRecords {

  private static final String POSITIONS = "consensus_positions";
  private static final String DISSENT = "dissent";

  private final ConsensusEntries entries;
  private final Dissents dissents;

  /** For one workspace. */
  public ConsensusRecords(ConsensusStorage storage) {
    this.entries = storage.consensusEntries();
    this.dissents = storage.dissents();
  }

  @Override
  public Option<AgentRefused> mergeRefusal(AgentName from, AgentName into) {
    return Option.none();
  }

  @Override
  public Map<String, Long> move(AgentName from, AgentName into) {
    return TreeMap.of(POSITIONS, entries.move(from, into), DISSENT, dissents.move(from, into));
  }

  @Override
  public Map<String, Long> shared(AgentName agent) {
    return TreeMap.of(POSITIONS, entries.count(agent), DISSENT, dissents.count(agent));
  }

  @Override
  public Map<String, Long> own(AgentName agent) {
    return TreeMap.empty();
  }

  @Override
  public void remove(AgentName agent) {
    // An agent with positions or dissents is never removed.
  }
}
