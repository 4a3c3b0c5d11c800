package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import java.time.Instant;

/** The votes of debate sessions, one of each voter. */
public interface DebateVotes {

  /** Stores the vote of a voter in place of an earlier one. */
  void put(DebateSessionId session, DebateVote vote, Instant at);

  /** The votes of a session, by voter. */
  Seq<DebateVote> of(DebateSessionId session);

  /** Makes votes of one agent another's, unless that has voted too, and returns how many. */
  long move(AgentName from, AgentName into);

  /** How many votes the agent has cast. */
  long count(AgentName agent);
}
