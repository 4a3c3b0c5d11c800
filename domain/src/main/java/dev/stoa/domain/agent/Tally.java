package dev.stoa.domain.agent;

/** How many there are of something, and how many of them are archived. */
public record Tally(long total, long archived) {

  /** Refuses figures that cannot be. */
  public Tally {
    if (archived < 0 || archived > total) {
      throw new IllegalArgumentException(
          "archived " + archived + " of " + total + " cannot be: count again");
    }
  }

  /** Those that are not archived. */
  public long active() {
    return total - archived;
  }
}
