package dev.stoa.domain.rating.fit;

import dev.stoa.domain.kernel.AgentName;

/**
 * What all matches together say about an agent, on the scale of ELO.
 *
 * @param low the lower end of the 95 % interval
 * @param pairings how many outcomes against single opponents it rests on
 */
public record FittedRating(AgentName agent, double elo, double low, double high, long pairings) {

  private static final long ENOUGH_PAIRINGS = 30;
  private static final double NARROW_ENOUGH = 200;

  /** How much a fitted rating can be relied on. */
  public enum Status {
    PRELIMINARY,
    ESTABLISHED
  }

  /** Established once it rests on 30 pairings and the interval is no wider than 200 points. */
  public Status status() {
    return pairings >= ENOUGH_PAIRINGS && high - low <= NARROW_ENOUGH
        ? Status.ESTABLISHED
        : Status.PRELIMINARY;
  }
}
