package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * How many conclusions there are.
 *
 * @param live those that are not archived; the other figures are of these
 * @param upheld those that turned out to be true
 * @param overturned those that did not
 * @param byDomain the ten domains with the most, most first
 */
public record ConsensusCounts(
    long live,
    long archived,
    double averageConfidence,
    long upheld,
    long overturned,
    Map<ConsensusStrength, Long> byStrength,
    Seq<OfDomain> byDomain) {

  /** How many domains are counted. */
  public static final int DOMAINS = 10;

  /** How many there are in a domain. */
  public record OfDomain(Discipline domain, long count) {}
}
