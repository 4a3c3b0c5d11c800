package dev.stoa.domain.agent;

import io.vavr.collection.Seq;

/** Statistics of a workspace, each computed by one query. */
public interface AgentStatistics {

  /** The totals of the workspace. */
  WorkspaceFigures totals();

  /** Figures of a page of agents, in ascending identity. */
  Seq<AgentFigures> perAgent(AgentQuery query);
}
