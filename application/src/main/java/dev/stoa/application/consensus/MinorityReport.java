package dev.stoa.application.consensus;

import dev.stoa.domain.consensus.DissenterRecord;
import dev.stoa.domain.consensus.SharedErrors;
import io.vavr.collection.Seq;

/**
 * What became of dissent, of conclusions of which the truth is known.
 *
 * @param dissenters how each agent fared that disagreed, by name; at most a thousand
 * @param errors which pairs of agents were wrong together, the most often first; at most a thousand
 */
public record MinorityReport(Seq<DissenterRecord> dissenters, Seq<SharedErrors> errors) {

  /** How often dissenters were right, from 0 to 1; 0 without dissents. */
  public double rate() {
    long all = dissenters.map(DissenterRecord::dissents).sum().longValue();
    long right = dissenters.map(DissenterRecord::right).sum().longValue();
    return all == 0 ? 0 : right / (double) all;
  }

  /** What all dissent was worth. */
  public double worth() {
    return dissenters.map(DissenterRecord::worth).sum().doubleValue();
  }
}
