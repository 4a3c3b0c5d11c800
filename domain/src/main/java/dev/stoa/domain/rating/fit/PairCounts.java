package dev.stoa.domain.rating.fit;

import dev.stoa.domain.kernel.AgentName;

/**
 * The wins and draws of every two agents, in any order of matches.
 *
 * <p>Agents are in the order of their names, and pairs accordingly. The outcomes of pair p are at
 * 3p (the first won), 3p + 1 (the second won) and 3p + 2 (a draw).
 */
final class PairCounts {

  static final int OUTCOMES = 3;

  final AgentName[] agents;
  final int[] first;
  final int[] second;
  final long[] outcomes;

  PairCounts(AgentName[] agents, int[] first, int[] second, long[] outcomes) {
    this.agents = agents;
    this.first = first;
    this.second = second;
    this.outcomes = outcomes;
  }

  PairCounts with(long[] others) {
    return new PairCounts(agents, first, second, others);
  }

  long total() {
    long total = 0;
    for (long count : outcomes) {
      total += count;
    }
    return total;
  }

  long ties() {
    long ties = 0;
    for (int at = 2; at < outcomes.length; at += OUTCOMES) {
      ties += outcomes[at];
    }
    return ties;
  }

  /** The number of pairings of each agent. */
  long[] pairings() {
    long[] pairings = new long[agents.length];
    for (int p = 0; p < first.length; p++) {
      long met = outcomes[3 * p] + outcomes[3 * p + 1] + outcomes[3 * p + 2];
      pairings[first[p]] += met;
      pairings[second[p]] += met;
    }
    return pairings;
  }
}
