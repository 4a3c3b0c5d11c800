package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Labelled;

/** How votes are counted. */
public enum VotingMethod implements Labelled {
  /** The largest sum of weights wins. */
  WEIGHTED,
  /** More than half of the votes. */
  MAJORITY,
  /** The most votes. */
  PLURALITY,
  /** All votes, and at least one. */
  UNANIMOUS,
  /** Points by rank: of n choices the first has n - 1, the last 0. */
  BORDA,
  /** Beats every other choice in pairs; if none does, Borda decides. */
  CONDORCET;

  private static final int FEW = 3;
  private static final int SEVERAL = 5;

  /** The method of a label. */
  public static VotingMethod labelled(String label) {
    return Labelled.of(VotingMethod.class, "method", label);
  }

  /** The method that suits a number of voters. */
  public static VotingMethod forVoters(int voters) {
    if (voters < FEW) {
      return UNANIMOUS;
    }
    return voters <= SEVERAL ? WEIGHTED : BORDA;
  }
}
