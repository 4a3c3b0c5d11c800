package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.AgentName;

/**
 * Two agents that took part in the same debates of which the truth is known.
 *
 * @param together how many those are
 * @param wrong how often both were wrong
 */
public record SharedErrors(AgentName one, AgentName other, long together, long wrong) {

  /** How often both were wrong, from 0 to 1. */
  public double rate() {
    return wrong / (double) Math.max(1, together);
  }
}
