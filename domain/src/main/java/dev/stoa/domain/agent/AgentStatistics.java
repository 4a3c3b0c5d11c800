package dev.stoa.domain.agent;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Figures over a workspace, each set of them asked in one question. */
public interface AgentStatistics {

  /** What the workspace holds. */
  WorkspaceFigures totals();

  /** Figures of agents with a greater identity, in ascending identity. */
  Seq<AgentFigures> perAgent(Option<AgentIdentity> after, AgentScope scope, int limit);
}
