package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;

/** What a recomputed figure belongs to. */
public sealed interface ReplaySubject {

  /** The agent, or the first of two. */
  AgentName agent();

  /** An agent's rating. */
  record Overall(AgentName agent) implements ReplaySubject {}

  /** An agent's rating in a discipline. */
  record Within(AgentName agent, Discipline discipline) implements ReplaySubject {}

  /** An agent's part in a match. */
  record Single(AgentName agent, MatchId match) implements ReplaySubject {}

  /** The relationship of two agents. */
  record Between(AgentPair pair) implements ReplaySubject {
    @Override
    public AgentName agent() {
      return pair.a();
    }
  }
}
