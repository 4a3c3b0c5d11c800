package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.kernel.UnitRange;

/** How the agents of a debate are coordinated. */
public enum CoordinationProtocol implements Labelled {
  /** Centralised planning, decentralised execution: one after the other, each sees the others. */
  CPDE,
  /** Decentralised planning, decentralised execution: all at once, each sees earlier phases. */
  DPDE,
  /** Chosen by the number of agents. */
  ADAPTIVE;

  private static final double COMPLEX = 0.7;
  private static final double CLEAR = 0.3;
  private static final double AMBIGUOUS = 0.6;
  private static final int FEW = 3;
  private static final int MANY = 8;

  /** The protocol of a label. */
  public static CoordinationProtocol labelled(String label) {
    return Labelled.of(CoordinationProtocol.class, "protocol", label);
  }

  /**
   * The protocol that suits a task.
   *
   * @param complexity from 0 to 1
   * @param ambiguity from 0 to 1
   */
  public static CoordinationProtocol forTask(double complexity, double ambiguity, int agents) {
    UnitRange.require("complexity", complexity);
    UnitRange.require("ambiguity", ambiguity);
    if (complexity > COMPLEX && ambiguity < CLEAR) {
      return CPDE;
    }
    return ambiguity > AMBIGUOUS ? DPDE : forAgents(agents);
  }

  /** The protocol of a debate of this many agents: itself, unless it is adaptive. */
  public CoordinationProtocol with(int agents) {
    return this == ADAPTIVE ? forAgents(agents) : this;
  }

  private static CoordinationProtocol forAgents(int agents) {
    if (agents <= FEW) {
      return CPDE;
    }
    return agents > MANY ? DPDE : ADAPTIVE;
  }
}
