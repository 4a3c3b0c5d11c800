package dev.stoa.domain.agent;

import dev.stoa.domain.json.InvalidValue;

/** A count, and how many of them are archived. */
public record Tally(long total, long archived) {

  /** Refuses inconsistent counts. */
  public Tally {
    if (archived < 0 || archived > total) {
      throw new InvalidValue("archived " + archived + " of " + total + " cannot be: count again");
    }
  }

  /** Those that are not archived. */
  public long active() {
    return total - archived;
  }
}
