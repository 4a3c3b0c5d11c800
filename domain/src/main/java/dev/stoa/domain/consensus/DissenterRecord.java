package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.UnitRange;

/**
 * How an agent fared that disagreed with conclusions of which the truth is known.
 *
 * @param dissents how often it disagreed
 * @param right how often it was right then
 * @param worth the sum of 0.25 minus the squared error of its confidence: above 0 it was more
 *     informative than a coin toss
 */
public record DissenterRecord(AgentName agent, long dissents, long right, double worth) {

  /** How often it was right, from 0 to 1. */
  public double rate() {
    return UnitRange.clamp(right / (double) Math.max(1, dissents));
  }
}
