package dev.stoa.application.critique;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Critiques and reputation, by the names of agents. */
public final class CritiqueRecords implements AgentRecords {

  private static final String CRITIQUES = "critiques";
  private static final String REPUTATION = "agent_reputation";

  private final Critiques critiques;
  private final Reputations reputations;

  /** For one workspace. */
  public CritiqueRecords(CritiqueStorage storage) {
    this.critiques = storage.critiques();
    this.reputations = storage.reputations();
  }

  @Override
  public Option<AgentRefused> mergeRefusal(AgentName from, AgentName into) {
    return Option.none();
  }

  @Override
  public Map<String, Long> move(AgentName from, AgentName into) {
    return TreeMap.of(
        CRITIQUES, critiques.move(from, into),
        REPUTATION, moveReputation(from, into));
  }

  private long moveReputation(AgentName from, AgentName into) {
    Seq<Reputation> both = reputations.lock(Vector.of(from, into));
    Option<Reputation> moving = both.find(one -> one.agent().equals(from));
    if (moving.isEmpty()) {
      return 0;
    }
    Reputation existing =
        both.find(one -> one.agent().equals(into))
            .getOrElse(() -> Reputation.none(into, moving.get().updatedAt()));
    reputations.remove(from);
    reputations.save(Vector.of(existing.plus(moving.get())));
    return 1;
  }

  @Override
  public Map<String, Long> shared(AgentName agent) {
    return TreeMap.of(CRITIQUES, critiques.count(agent));
  }

  @Override
  public Map<String, Long> own(AgentName agent) {
    return TreeMap.of(REPUTATION, reputations.find(agent).isDefined() ? 1L : 0L);
  }

  @Override
  public void remove(AgentName agent) {
    reputations.remove(agent);
  }
}
