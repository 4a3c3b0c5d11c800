package dev.stoa.imports.run;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;

/** The identities that agents of the source get: blanks become hyphens, and no two are the same. */
public final class AgentNames {

  private final java.util.Map<AgentName, String> originals = new LinkedHashMap<>();
  private final Set<AgentName> waiting = new LinkedHashSet<>();
  private final Agents agents;
  private final RegisteredAgents registering;
  private final Predicate<String> importedBefore;

  /**
   * For one import.
   *
   * @param importedBefore whether an earlier import brought the agent of this name
   */
  public AgentNames(Agents agents, RegisteredAgents registering, Predicate<String> importedBefore) {
    this.agents = agents;
    this.registering = registering;
    this.importedBefore = importedBefore;
  }

  /** The identity of an agent, who is registered before something is stored about it. */
  public AgentName of(String original) {
    AgentName identity = claimed(original);
    waiting.add(identity);
    return identity;
  }

  /** The identity for a name, which no other agent has. */
  public AgentName claimed(String original) {
    AgentName identity = AgentName.imported(original);
    String other = originals.putIfAbsent(identity, original);
    if (other == null) {
      requireFree(identity, original);
    } else if (!other.equals(original)) {
      throw new RefusalException(new ImportRefused.NamesCollide(identity.value(), other, original));
    }
    return identity;
  }

  /** An agent that already has the changed name need not be the one that is meant. */
  private void requireFree(AgentName identity, String original) {
    if (!identity.value().equals(original)
        && !importedBefore.test(original)
        && agents.findByIdentity(identity).isDefined()) {
      throw new RefusalException(new ImportRefused.IdentityTaken(identity.value(), original));
    }
  }

  /** Registers who was named and is not registered yet. */
  public void register() {
    if (!waiting.isEmpty()) {
      registering.require(Vector.ofAll(waiting)).getOrElseThrow(RefusalException::new);
      waiting.clear();
    }
  }

  /** All names that were given. */
  public Iterable<String> all() {
    return originals.values();
  }

  /** The names that had to change. */
  public Map<String, String> changed() {
    Map<String, String> changed = TreeMap.empty();
    for (java.util.Map.Entry<AgentName, String> one : originals.entrySet()) {
      if (!one.getKey().value().equals(one.getValue())) {
        changed = changed.put(one.getValue(), one.getKey().value());
      }
    }
    return changed;
  }
}
