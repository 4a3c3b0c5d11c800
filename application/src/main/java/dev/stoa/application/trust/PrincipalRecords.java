package dev.stoa.application.trust;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Which agents count as one principal; origins name agents by id, so a rename moves nothing. */
public final class PrincipalRecords implements AgentRecords {

  private final Origins origins;
  private final InstantSource clock;

  /** For one workspace, with its clock. */
  public PrincipalRecords(TrustStorage storage, InstantSource clock) {
    this.origins = storage.origins();
    this.clock = clock;
  }

  @Override
  public void relate(AgentId agent, AgentId other) {
    origins.mergePrincipals(agent.value(), other.value(), clock.instant());
  }

  @Override
  public Option<AgentRefused> mergeRefusal(AgentName from, AgentName into) {
    return Option.none();
  }

  @Override
  public Map<String, Long> move(AgentName from, AgentName into) {
    return TreeMap.empty();
  }

  @Override
  public Map<String, Long> shared(AgentName agent) {
    return TreeMap.empty();
  }

  @Override
  public Map<String, Long> own(AgentName agent) {
    return TreeMap.empty();
  }

  @Override
  public void remove(AgentName agent) {
    // Who counts as one stays known: what a removed agent wrote stays too.
  }
}
