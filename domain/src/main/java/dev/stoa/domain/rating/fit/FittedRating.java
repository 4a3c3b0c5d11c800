package dev.stoa.domain.rating.fit;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Labelled;

/**
 * The strength of an agent fitted to all matches, on the scale of ELO.
 *
 * @param low the lower end of the 95 % interval
 * @param pairings the number of outcomes against single opponents
 */
public record FittedRating(AgentName agent, double elo, double low, double high, long pairings) {

  private static final long ENOUGH_PAIRINGS = 30;
  private static final double NARROW_ENOUGH = 200;

  /** The reliability of a fitted rating. */
  public enum Status implements Labelled {
    PRELIMINARY,
    ESTABLISHED
  }

  /** Established from 30 pairings on, if the interval is no wider than 200 points. */
  public Status status() {
    return pairings >= ENOUGH_PAIRINGS && high - low <= NARROW_ENOUGH
        ? Status.ESTABLISHED
        : Status.PRELIMINARY;
  }
}
