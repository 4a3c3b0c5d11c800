package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/** The state of a created agent. */
public enum CreatedAgentStatus implements Labelled {
  /** A person has to decide about it. */
  PENDING_APPROVAL,
  /** Takes part in episodes. */
  ACTIVE,
  /** Denied, or removed from service. */
  TERMINATED;

  private static final Map<CreatedAgentStatus, Set<CreatedAgentStatus>> NEXT =
      HashMap.of(
          PENDING_APPROVAL, HashSet.of(ACTIVE, TERMINATED),
          ACTIVE, HashSet.of(TERMINATED),
          TERMINATED, HashSet.empty());

  /** The status of a label. */
  public static CreatedAgentStatus labelled(String label) {
    return Labelled.of(CreatedAgentStatus.class, "status", label);
  }

  /** The states an agent may be in next. */
  public Set<CreatedAgentStatus> next() {
    return NEXT.get(this).getOrElse(HashSet.empty());
  }
}
