package dev.stoa.domain.specialist;

/** How many answers a specialist gave in a field, and how many of them won. */
public record WinRecord(long answers, long wins) {

  /** No answers. */
  public static final WinRecord NONE = new WinRecord(0, 0);

  private static final double PRIOR = 0.65;
  private static final double PRIOR_ANSWERS = 10;

  /** The share of wins, weighed with a prior of 0.65 that counts as ten answers. */
  public double effectiveUtility() {
    return (wins + PRIOR_ANSWERS * PRIOR) / (answers + PRIOR_ANSWERS);
  }

  /** Both together. */
  public WinRecord plus(WinRecord other) {
    return new WinRecord(answers + other.answers, wins + other.wins);
  }

  /** In percent; 0 without answers. */
  public double winRate() {
    return answers == 0 ? 0 : 100.0 * wins / answers;
  }
}
