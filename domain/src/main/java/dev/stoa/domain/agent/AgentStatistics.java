package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Statistics of a workspace, each computed by one query. */
public interface AgentStatistics {

  /** The totals of the workspace. */
  WorkspaceFigures totals();

  /** Figures of agents with a greater identity, in ascending identity. */
  Seq<AgentFigures> perAgent(Option<AgentName> after, ArchiveFilter show, int limit);
}
