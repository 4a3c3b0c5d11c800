package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.Seq;

/** Who may speak to whom in a debate. */
public enum Topology implements Labelled {
  /** Every agent to every other. */
  GRAPH_MESH {
    @Override
    boolean allows(AgentName from, AgentName to, DebateConfig config) {
      return true;
    }
  },
  /** Only to and from the moderator. */
  STAR {
    @Override
    boolean allows(AgentName from, AgentName to, DebateConfig config) {
      return config.moderator().exists(hub -> hub.equals(from) || hub.equals(to));
    }
  },
  /** Only to the next participant; after the last one comes the first. */
  CHAIN {
    @Override
    boolean allows(AgentName from, AgentName to, DebateConfig config) {
      Seq<AgentName> order = config.participants();
      int at = order.indexOf(from);
      return at >= 0 && order.get((at + 1) % order.size()).equals(to);
    }
  },
  /** Only between a parent and its children. */
  TREE {
    @Override
    boolean allows(AgentName from, AgentName to, DebateConfig config) {
      return config.parents().get(from).contains(to) || config.parents().get(to).contains(from);
    }
  };

  /** The topology of a label. */
  public static Topology labelled(String label) {
    return Labelled.of(Topology.class, "topology", label);
  }

  /** Whether one agent may speak to another; no agent speaks to itself. */
  public boolean maySpeak(AgentName from, AgentName to, DebateConfig config) {
    return !from.equals(to) && allows(from, to, config);
  }

  abstract boolean allows(AgentName from, AgentName to, DebateConfig config);
}
